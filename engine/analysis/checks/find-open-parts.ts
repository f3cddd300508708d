import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** Parts that hold no water: with edges that only one triangle has, or whose faces do not agree about what is outside. */
export function findOpenParts({ bodies }: CheckedBoard): readonly CheckFinding[] {
  return bodies.flatMap(({ piece, parts }) =>
    parts.flatMap(({ part, mesh, edges }): CheckFinding[] => {
      if (edges.closed) return [];
      const about = { where: `pieces.${piece.id}.parts.${part}`, pieces: [piece.id] };
      const fill = { piece: piece.id, part };
      const found: CheckFinding[] = [];
      if (edges.open > 0)
        found.push({ code: 'check/part-open', ...about, at: middleOfEdges(mesh, 1), fill: { ...fill, count: edges.open } });
      const crooked = edges.flipped + edges.nonManifold;
      if (crooked > 0)
        found.push({
          code: 'check/part-faces-disagree',
          ...about,
          at: middleOfEdges(mesh, 2),
          fill: { ...fill, count: crooked },
        });
      return found;
    }),
  );
}

/** The middle of the first edge that is not one of exactly two triangles that run along it against each other; of open ones where `users` is 1. */
function middleOfEdges({ positions, triangles }: TriangleMesh, users: 1 | 2): BoardPoint {
  const runs = new Map<string, number[]>();
  for (let i = 0; i < triangles.length; i++) {
    const a = triangles[i]!;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1]!;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const run = runs.get(key);
    if (run) run.push(a < b ? 1 : -1);
    else runs.set(key, [a < b ? 1 : -1]);
  }
  for (const [key, run] of runs) {
    const sum = run.reduce((all, one) => all + one, 0);
    if (users === 1 ? run.length !== 1 : run.length === 1 || (run.length === 2 && sum === 0)) continue;
    const [a, b] = key.split(' ').map((corner) => 3 * Number(corner)) as [number, number];
    const half = (k: number) => (positions[a + k]! + positions[b + k]!) / 2;
    return { x: half(0), y: half(1), z: half(2) };
  }
  return { x: positions[0] ?? 0, y: positions[1] ?? 0, z: positions[2] ?? 0 };
}
