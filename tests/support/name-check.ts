import { Visitor } from 'vite';
import { lineOf, parse, type SourceFile } from './source-file.ts';

const SAY_NOTHING = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'shared',
  'misc',
  'types',
  'core',
  'manager',
  'stuff',
  'tools-misc',
  'lib',
]);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files and folders that are not kebab-case or whose name says nothing about what is inside. `core` is the rule book's own word. */
export function checkPaths(paths: readonly string[]): string[] {
  const problems = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    parts.forEach((part, index) => {
      const isFile = index === parts.length - 1;
      const here = parts.slice(0, index + 1).join('/');
      const name = isFile ? part.replace(/(\.[a-z0-9-]+)+$/, '') : part;
      if (here === 'engine/rulesets/core' || part === 'README.md') return;
      if (!KEBAB.test(name)) problems.add(`${here} is not kebab-case`);
      const last = name.split('-').at(-1) ?? name;
      const saysNothing = SAY_NOTHING.has(name) || /^(utils?|helpers?|misc|manager)$/.test(last);
      if (saysNothing) problems.add(`${here} has a name that says nothing about what is inside`);
    });
  }
  return [...problems];
}

/** Default exports and `export *`: both hide what a file offers. */
export function checkExports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    for (const statement of parse(file).module.staticExports) {
      for (const entry of statement.entries) {
        const place = `${file.path}:${lineOf(file, entry.start)}`;
        const isStar = entry.importName.kind === 'All' || entry.importName.kind === 'AllButDefault';
        if (isStar) problems.push(`${place} exports everything of another file (export *)`);
        if (entry.exportName.kind === 'Default' || entry.exportName.name === 'default')
          problems.push(`${place} has a default export`);
      }
    }
    return problems;
  });
}

/** Files longer than the limit that are not listed with a reason, and listed ones that are no longer that long. */
export function checkLengths(files: readonly SourceFile[], limit: number, reasons: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  for (const file of files) {
    const lines = file.text.trimEnd().split('\n').length;
    if (lines > limit && !reasons[file.path]) problems.push(`${file.path} has ${lines} lines: does it hold more than one thing?`);
    if (lines <= limit && reasons[file.path]) problems.push(`${file.path} has only ${lines} lines: take it off the list`);
  }
  for (const path of Object.keys(reasons)) {
    if (!files.some((file) => file.path === path)) problems.push(`${path} is listed as long but is not there`);
  }
  return problems;
}

/** Classes that are not listed with a reason. The engine is data and functions. */
export function checkClasses(files: readonly SourceFile[], reasons: Readonly<Record<string, string>>): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    const tell = (name: string, place: number) => {
      if (!reasons[name]) problems.push(`${file.path}:${lineOf(file, place)} declares the class ${name}`);
    };
    new Visitor({
      ClassDeclaration(node) {
        tell(node.id?.name ?? '(unnamed)', node.start);
      },
      ClassExpression(node) {
        tell(node.id?.name ?? '(unnamed)', node.start);
      },
    }).visit(parse(file).program);
    return problems;
  });
}
