import { findImports } from './module-imports.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Every cycle of the import graph, each written as the way round: `a.ts → b.ts → a.ts`. Type imports count as much as others: two
 * files that need each other's types are one thing cut in two. One shortest way round is given for each file that lies on a cycle and
 * is first in the alphabet there.
 */
export function findCycles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  const resolvePath = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => paths.has(candidate));
  const arrows = new Map<string, readonly string[]>();
  for (const file of files) {
    const targets = findImports(file)
      .filter((arrow) => !arrow.isPackage)
      .flatMap((arrow) => resolvePath(arrow.to) ?? []);
    arrows.set(file.path, [...new Set(targets)].sort());
  }

  const cycles: string[] = [];
  const reported = new Set<string>();
  for (const start of [...paths].sort()) {
    if (reported.has(start)) continue;
    const way = shortestWayBack(start, arrows);
    if (!way) continue;
    for (const path of way) reported.add(path);
    cycles.push([...way, start].join(' → '));
  }
  return cycles;
}

function shortestWayBack(start: string, arrows: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of arrows.get(at) ?? []) {
      if (next === start) {
        const way = [at];
        for (let back = cameFrom.get(at); back !== undefined; back = cameFrom.get(back)) way.unshift(back);
        return way;
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at);
        queue.push(next);
      }
    }
  }
  return null;
}
