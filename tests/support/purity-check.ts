import { Visitor } from 'vite';
import { lineOf, parse, type SourceFile } from './source-file.ts';

/** A file that may do what others may not, and why. */
export interface Exemption {
  readonly file: string;
  readonly uses: readonly string[];
  readonly reason: string;
}

/** What may be asked of Math: results that IEEE 754 or plain counting makes the same on every machine. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'floor',
  'fround',
  'imul',
  'clz32',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'PI',
  'E',
  'SQRT2',
  'SQRT1_2',
  'LN2',
  'LN10',
  'LOG2E',
  'LOG10E',
]);

/** Clocks, chance, the outside world, and everything whose answer depends on the place or the time of asking. */
const IMPURE = new Set([
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'console',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'crypto',
  'process',
  'globalThis',
  'window',
  'navigator',
  'localStorage',
  'indexedDB',
  'eval',
  'Function',
  'WeakRef',
  'FinalizationRegistry',
]);

/** Methods whose answer depends on the language of the machine. */
const LOCAL = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

interface Use {
  readonly what: string;
  readonly place: number;
}

/** Every use in a file of something that is not pure, in the order of the text. */
export function findImpureUses(file: SourceFile): { readonly what: string; readonly line: number }[] {
  const uses: Use[] = [];
  const mathMembers = new Set<number>();
  const names = new Set<number>(); // identifiers that only name a member, a key or a type member
  const declared = new Set<string>();
  const references: Use[] = [];
  const declare = (node: { type: string } | null | undefined) => {
    for (const name of boundNames(node)) declared.add(name);
  };
  new Visitor({
    MemberExpression(node) {
      if (!node.computed && node.property.type === 'Identifier') {
        names.add(node.property.start);
        if (LOCAL.has(node.property.name)) uses.push({ what: node.property.name, place: node.start });
      }
      if (
        node.object.type === 'Identifier' &&
        node.object.name === 'Math' &&
        !node.computed &&
        node.property.type === 'Identifier'
      ) {
        mathMembers.add(node.object.start);
        if (!EXACT_MATH.has(node.property.name)) uses.push({ what: `Math.${node.property.name}`, place: node.start });
      }
    },
    BinaryExpression(node) {
      const power = node.right.type === 'UnaryExpression' ? node.right.argument : node.right;
      const isExact = node.left.type === 'Literal' && node.left.value === 2 && power.type === 'Literal';
      if (node.operator === '**' && !isExact) uses.push({ what: '**', place: node.start });
    },
    AssignmentExpression(node) {
      if (node.operator === '**=') uses.push({ what: '**', place: node.start });
    },
    Property(node) {
      if (!node.computed && !node.shorthand) names.add(node.key.start);
    },
    TSPropertySignature(node) {
      if (!node.computed) names.add(node.key.start);
    },
    TSMethodSignature(node) {
      if (!node.computed) names.add(node.key.start);
    },
    PropertyDefinition(node) {
      if (!node.computed) names.add(node.key.start);
    },
    MethodDefinition(node) {
      if (!node.computed) names.add(node.key.start);
    },
    VariableDeclarator(node) {
      declare(node.id);
    },
    FunctionDeclaration(node) {
      declare(node.id);
      for (const parameter of node.params) declare(parameter);
    },
    FunctionExpression(node) {
      for (const parameter of node.params) declare(parameter);
    },
    ArrowFunctionExpression(node) {
      for (const parameter of node.params) declare(parameter);
    },
    ImportSpecifier(node) {
      names.add(node.imported.start);
      declare(node.local);
    },
    TSInterfaceDeclaration(node) {
      declare(node.id);
    },
    TSTypeAliasDeclaration(node) {
      declare(node.id);
    },
    Identifier(node) {
      if (IMPURE.has(node.name) || node.name === 'Math') references.push({ what: node.name, place: node.start });
    },
  }).visit(parse(file).program);

  for (const reference of references) {
    if (names.has(reference.place)) continue;
    if (reference.what === 'Math') {
      if (!mathMembers.has(reference.place)) uses.push(reference); // handed on, taken apart or asked by a computed name
    } else if (!declared.has(reference.what)) uses.push(reference);
  }
  return uses.sort((a, b) => a.place - b.place).map(({ what, place }) => ({ what, line: lineOf(file, place) }));
}

function boundNames(node: { type: string } | null | undefined): string[] {
  if (!node) return [];
  const pattern = node as {
    type: string;
    name?: string;
    left?: { type: string };
    argument?: { type: string };
    elements?: ({ type: string } | null)[];
  } & {
    properties?: { value?: { type: string }; argument?: { type: string } }[];
  };
  if (pattern.type === 'Identifier') return pattern.name ? [pattern.name] : [];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  if (pattern.type === 'RestElement') return boundNames(pattern.argument);
  if (pattern.type === 'ArrayPattern') return (pattern.elements ?? []).flatMap(boundNames);
  if (pattern.type === 'ObjectPattern')
    return (pattern.properties ?? []).flatMap((part) => boundNames(part.value ?? part.argument));
  return [];
}

/** Every impure use that no exemption covers, and every exemption that nothing needs any more. */
export function checkPurity(files: readonly SourceFile[], exemptions: readonly Exemption[]): string[] {
  const problems: string[] = [];
  const needed = new Set<string>();
  for (const file of files) {
    for (const use of findImpureUses(file)) {
      const exempt = exemptions.some((exemption) => exemption.file === file.path && exemption.uses.includes(use.what));
      if (exempt) needed.add(`${file.path} ${use.what}`);
      else problems.push(`${file.path}:${use.line} uses ${use.what}`);
    }
  }
  for (const exemption of exemptions) {
    for (const what of exemption.uses) {
      if (!needed.has(`${exemption.file} ${what}`))
        problems.push(`${exemption.file} no longer uses ${what}: take it off the list`);
    }
  }
  return problems;
}
