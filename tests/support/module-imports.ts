import { dirname, join } from 'node:path/posix';
import { Visitor } from 'vite';
import { lineOf, parse, type SourceFile } from './source-file.ts';

/** One arrow of the import graph, as written in a file. */
export interface ModuleImport {
  readonly from: string;
  readonly line: number;
  /** What is imported: a path from the top of the checkout, or a package specifier as written. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Only types cross this arrow; nothing of it is left at run time. */
  readonly isType: boolean;
  /** The names that cross; `*` for all of them. Empty for an import for its effect. */
  readonly names: readonly string[];
}

/**
 * Everything a file imports: `import`, `export … from`, `import()`, `import('…').Type`, `new URL('…', import.meta.url)` (workers and
 * files) and `import.meta.glob`. Type-only imports are among them.
 */
export function findImports(file: SourceFile): ModuleImport[] {
  const { program, module } = parse(file);
  const found: ModuleImport[] = [];
  const add = (specifier: string, place: number, isType: boolean, names: readonly string[]) => {
    const plain = specifier.replace(/\?.*$/, '');
    const isPackage = !plain.startsWith('.');
    found.push({
      from: file.path,
      line: lineOf(file, place),
      to: isPackage ? plain : join(dirname(file.path), plain),
      isPackage,
      isType,
      names,
    });
  };

  for (const statement of module.staticImports) {
    const isType = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    const names = statement.entries.map(
      (entry) => entry.importName.name ?? (entry.importName.kind === 'Default' ? 'default' : '*'),
    );
    add(statement.moduleRequest.value, statement.start, isType, names);
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.start, entry.isType, [entry.importName.name ?? '*']);
    }
  }
  const isMetaProperty = (node: { type: string } | undefined) => node?.type === 'MetaProperty';
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(String(node.source.value), node.start, false, ['*']);
      else
        found.push({
          from: file.path,
          line: lineOf(file, node.start),
          to: '(computed)',
          isPackage: true,
          isType: false,
          names: ['*'],
        });
    },
    TSImportType(node) {
      add(String(node.source.value), node.start, true, ['*']);
    },
    NewExpression(node) {
      const [target, base] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      const fromHere = base?.type === 'MemberExpression' && isMetaProperty(base.object);
      if (isUrl && fromHere && target?.type === 'Literal') add(String(target.value), node.start, false, ['*']);
    },
    CallExpression(node) {
      const callee = node.callee;
      const isGlob =
        callee.type === 'MemberExpression' &&
        isMetaProperty(callee.object) &&
        file.text.slice(callee.start, callee.end).endsWith('.glob');
      const patterns = node.arguments[0];
      if (!isGlob || !patterns) return;
      const literals = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns];
      for (const literal of literals) {
        if (literal?.type === 'Literal')
          add(
            String(literal.value)
              .replace(/^!/, '')
              .replace(/\/[^/]*\*.*$/, ''),
            node.start,
            false,
            ['*'],
          );
      }
    },
  }).visit(program);
  return found;
}
