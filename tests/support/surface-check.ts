import { findImports } from './module-imports.ts';
import { lineOf, parse, type SourceFile } from './source-file.ts';

/** A name that a door offers, and the statement that declares it. */
export interface Offered {
  readonly name: string;
  readonly door: string;
  readonly declaredIn: string;
  readonly declaredAs: string;
  readonly isType: boolean;
  /** The text of the declaration up to the body of a function; empty when no declaration was found. */
  readonly signature: string;
  /** The doc comment that stands directly before the declaration, without its stars. */
  readonly doc: string;
}

type Statement = ReturnType<typeof parse>['program']['body'][number];

const nameOf = (node: { type: string; name?: unknown; value?: unknown }) => String(node.name ?? node.value);

/** What a door does beside naming what it offers: statements of its own, `export *`, imports. Empty for a door that is only a list. */
export function checkDoor(door: SourceFile): string[] {
  return parse(door).program.body.flatMap((statement) => {
    const place = `${door.path}:${lineOf(door, statement.start)}`;
    if (statement.type === 'ExportAllDeclaration') return [`${place} offers names it does not list (export *)`];
    if (statement.type === 'ExportNamedDeclaration' && statement.source && !statement.declaration) return [];
    return [`${place} does something of its own; a door only lists names`];
  });
}

/** Every name a door offers, each followed through re-exports to where it is declared. */
export function findOffered(door: SourceFile, files: readonly SourceFile[]): Offered[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return parse(door).module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => {
      const name = entry.exportName.name;
      if (!name) return [];
      const found = followExport(door, name, byPath);
      const statementFound = found && declarationOf(found.file, found.name);
      return [
        {
          name,
          door: door.path,
          declaredIn: found?.file.path ?? '',
          declaredAs: found?.name ?? name,
          isType: entry.isType || statementFound?.isType === true,
          signature: statementFound?.signature ?? '',
          doc: statementFound?.doc ?? '',
        },
      ];
    }),
  );
}

function followExport(
  file: SourceFile,
  name: string,
  byPath: ReadonlyMap<string, SourceFile>,
): { readonly file: SourceFile; readonly name: string } | null {
  for (const statement of parse(file).module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.exportName.name !== name) continue;
      if (!entry.moduleRequest) return { file, name: entry.localName.name ?? name };
      const from = findImports(file).find(
        (arrow) => arrow.line === lineOf(file, entry.start) && arrow.names.includes(entry.importName.name ?? '*'),
      );
      const target = from && byPath.get(from.to);
      return target ? followExport(target, entry.importName.name ?? name, byPath) : null;
    }
  }
  return null;
}

interface Declaration {
  readonly signature: string;
  readonly doc: string;
  readonly isType: boolean;
}

function declarationOf(file: SourceFile, name: string): Declaration | null {
  const found = declarationAsWritten(file, name);
  // `type Kind = (typeof KINDS)[number]` is the type of the list above it, and the list's comment is about both
  const list = found?.doc === '' ? /= \(typeof (\w+)\)\[number\];$/.exec(found.signature)?.[1] : undefined;
  return found && list ? { ...found, doc: declarationAsWritten(file, list)?.doc ?? '' } : found;
}

function declarationAsWritten(file: SourceFile, name: string): Declaration | null {
  const { program, comments } = parse(file);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (!declares(declaration as Statement, name)) continue;
    const before = comments.filter((comment) => comment.end <= statement.start).at(-1);
    const isDirect = before && file.text.slice(before.end, statement.start).trim() === '';
    const isDoc = isDirect && before.type === 'Block' && before.value.startsWith('*');
    const body = 'body' in declaration && declaration.type === 'FunctionDeclaration' ? declaration.body : null;
    return {
      signature: file.text.slice(statement.start, body ? body.start : statement.end),
      doc: isDoc ? before.value.replace(/^\s*\*+ ?/gm, '').trim() : '',
      isType: declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration',
    };
  }
  return null;
}

function declares(declaration: Statement, name: string): boolean {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return declaration.id !== null && nameOf(declaration.id) === name;
    case 'VariableDeclaration':
      return declaration.declarations.some((one) => one.id.type === 'Identifier' && one.id.name === name);
    default:
      return false;
  }
}

/** Offered names without a doc comment that says something where they are declared. */
export function checkDocs(offered: readonly Offered[]): string[] {
  return offered.flatMap((one) => {
    if (!one.declaredIn || !one.signature) return [`${one.door} offers ${one.name}, whose declaration was not found`];
    return one.doc.split(/\s+/).length >= 3 ? [] : [`${one.declaredIn} has no doc comment before ${one.declaredAs}`];
  });
}

/**
 * Offered names that nobody outside the engine needs. A name is needed when the app, a kit or a test imports it; a type also when the
 * declaration of a needed name speaks of it. Lists of codes are needed by the check of wording.
 */
export function checkUnused(offered: readonly Offered[], outside: readonly SourceFile[]): string[] {
  const imported = new Set<string>();
  for (const file of outside) {
    for (const arrow of findImports(file)) {
      if (!arrow.isPackage) for (const name of arrow.names) imported.add(`${arrow.to} ${name}`);
    }
  }
  const isImported = (one: Offered) =>
    imported.has(`${one.door} ${one.name}`) || imported.has(`${one.declaredIn} ${one.declaredAs}`) || one.name.endsWith('_CODES');
  const needed = new Set(offered.filter(isImported));
  const waiting = [...needed];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const words = new Set(one.signature.match(/[A-Za-z_$][\w$]*/g) ?? []);
    for (const other of offered) {
      if (needed.has(other) || !other.isType || !words.has(other.declaredAs)) continue;
      needed.add(other);
      waiting.push(other);
    }
  }
  return offered
    .filter((one) => !needed.has(one))
    .map((one) => `${one.door} offers ${one.name}, which nobody outside the engine uses`);
}
