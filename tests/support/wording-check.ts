import { Visitor } from 'vite';
import { lineOf, parse, type SourceFile } from './source-file.ts';

/** Sentences by key, in one language. */
export type Sentences = Readonly<Record<string, string>>;

/** A key that the page or the command line asks for in so many words; `begins` when only its beginning is written there. */
export interface AskedKey {
  readonly key: string;
  readonly begins: boolean;
  readonly place: string;
}

/** What a place in the code gives a sentence to fill its gaps with; null when that is not written down at the place itself. */
export interface GivenFill {
  readonly code: string;
  readonly names: readonly string[] | null;
  readonly place: string;
}

type Node = { readonly type: string } | null | undefined;

/** Nested sentences as one flat list, keys joined by dots. */
export function flatten(sentences: object, before = ''): Sentences {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : Object.entries(flatten(value as object, `${before}${key}.`)),
    ),
  );
}

/** The names of the gaps in a sentence: `{{needed}}` and `{{needed, length}}` are both the gap `needed`. */
export function gapsOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** How the gaps of some sentences are to be filled: the words behind the comma, `length` of `{{needed, length}}`. */
export function formatsOf(sentences: Sentences): string[] {
  const gaps = Object.values(sentences).flatMap((sentence) => [...sentence.matchAll(/\{\{[^},]*,\s*([\w-]+)/g)]);
  return [...new Set(gaps.map((match) => match[1] ?? ''))].sort();
}

/** A key without the ending that names a plural form. */
export const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Every code of every exported list whose name ends in `_CODES`; a list that spreads another one holds that one's codes too. */
export function findCodes(files: readonly SourceFile[]): string[] {
  const lists = new Map<string, { codes: string[]; spreads: string[] }>();
  for (const file of files) {
    for (const statement of parse(file).program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type !== 'Identifier' || !id.name.endsWith('_CODES')) continue;
        const array = init?.type === 'TSAsExpression' ? init.expression : init;
        if (array?.type !== 'ArrayExpression') throw new Error(`${file.path}: ${id.name} must be written out as a list`);
        const codes: string[] = [];
        const spreads: string[] = [];
        for (const element of array.elements) {
          if (element?.type === 'Literal' && typeof element.value === 'string') codes.push(element.value);
          else if (element?.type === 'SpreadElement' && element.argument.type === 'Identifier')
            spreads.push(element.argument.name);
          else throw new Error(`${file.path}: ${id.name} must hold plain codes and other lists only`);
        }
        lists.set(id.name, { codes, spreads });
      }
    }
  }
  for (const [name, list] of lists) {
    for (const spread of list.spreads)
      if (!lists.has(spread)) throw new Error(`${name} spreads ${spread}, which is no exported list of codes`);
  }
  return [...new Set([...lists.values()].flatMap((list) => list.codes))].sort();
}

const ASKS = new Set(['t', 'say']);

/**
 * What is asked for as a key: the first argument of `t(…)` or `say(…)`, and, as `mentioned`, every other text in the code, which may
 * be a key that is handed on.
 */
export function findKeys(files: readonly SourceFile[]): { readonly asked: AskedKey[]; readonly mentioned: AskedKey[] } {
  const asked: AskedKey[] = [];
  const mentioned: AskedKey[] = [];
  for (const file of files) {
    const keyAt = (node: Node): AskedKey | null => {
      const text = node as {
        type: string;
        value?: unknown;
        start: number;
        quasis?: { value: { cooked: string | null } }[];
      } | null;
      if (!text) return null;
      const place = `${file.path}:${lineOf(file, text.start)}`;
      if (text.type === 'Literal' && typeof text.value === 'string') return { key: text.value, begins: false, place };
      const first = text.type === 'TemplateLiteral' ? text.quasis?.[0]?.value.cooked : undefined;
      return first ? { key: first, begins: (text.quasis?.length ?? 0) > 1, place } : null;
    };
    new Visitor({
      CallExpression(node) {
        const { callee } = node;
        const name =
          callee.type === 'Identifier'
            ? callee.name
            : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
              ? callee.property.name
              : '';
        const key = ASKS.has(name) ? keyAt(node.arguments[0]) : null;
        if (key) asked.push(key);
      },
      Literal(node) {
        const key = keyAt(node);
        if (key) mentioned.push(key);
      },
      TemplateLiteral(node) {
        const key = keyAt(node);
        if (key) mentioned.push(key);
      },
    }).visit(parse(file).program);
  }
  return { asked, mentioned };
}

/** Members of an object that hold a code which its fill belongs to. */
const CODED = ['code', 'says', 'purpose', 'by'];

/**
 * What the code gives its sentences to fill their gaps with: `{ says: 'a/b', fill: { needed } }`, `{ code: 'a/b', fill: … }` and calls
 * such as `report('a/b', { needed })`, whose last written-out object (or its `fill`) is taken.
 */
export function findFills(files: readonly SourceFile[], keys: readonly string[]): GivenFill[] {
  const known = new Set(keys);
  const given: GivenFill[] = [];
  for (const file of files) {
    const codeOf = (node: Node): string | null => {
      const literal = node as { type: string; value?: unknown } | null;
      return literal?.type === 'Literal' && known.has(String(literal.value)) ? String(literal.value) : null;
    };
    const add = (code: string, names: readonly string[] | null, start: number) =>
      given.push({ code, names, place: `${file.path}:${lineOf(file, start)}` });
    new Visitor({
      ObjectExpression(node) {
        const code = CODED.map((name) => codeOf(memberOf(node, name))).find((found) => found !== null);
        if (code) add(code, namesIn(memberOf(node, 'fill')), node.start);
        // a fact of a rule book is told by its kind, and its fields fill the sentence
        const told = codeOf(memberOf(node, 'kind'));
        if (told) add(told, namesIn(node), node.start);
      },
      // what a fact is declared to tell counts as well: every place that tells it is held to the type by the compiler
      TSTypeLiteral(node) {
        const { names, kind } = declaredFields(node);
        if (kind !== null && known.has(kind)) add(kind, names, node.start);
      },
      CallExpression(node) {
        for (const argument of node.arguments) {
          const code = codeOf(argument);
          if (!code) continue;
          const objects = node.arguments.filter((other) => other.type === 'ObjectExpression');
          const object = objects.at(-1);
          add(code, object ? namesIn(memberOf(object, 'fill') ?? object) : null, node.start);
        }
      },
    }).visit(parse(file).program);
  }
  return given;
}

/** The fields of a type that is written out, and the one text that its `kind` may be. */
function declaredFields(type: Node): { readonly names: readonly string[]; readonly kind: string | null } {
  const { members = [] } = type as {
    members?: { key?: { name?: string }; typeAnnotation?: { typeAnnotation?: { literal?: { value?: unknown } } } }[];
  };
  const kind = members.find(({ key }) => key?.name === 'kind')?.typeAnnotation?.typeAnnotation?.literal?.value;
  return { names: members.map(({ key }) => key?.name ?? ''), kind: typeof kind === 'string' ? kind : null };
}

function memberOf(object: Node, name: string): Node {
  const { properties = [] } = object as {
    properties?: { type: string; key?: { name?: string; value?: unknown }; value?: Node }[];
  };
  return properties.find((one) => one.type === 'Property' && (one.key?.name ?? one.key?.value) === name)?.value;
}

function namesIn(object: Node): string[] | null {
  if (object?.type !== 'ObjectExpression') return null;
  const { properties } = object as unknown as {
    properties: { type: string; computed?: boolean; key?: { name?: string; value?: unknown } }[];
  };
  if (properties.some((one) => one.type !== 'Property' || one.computed)) return null;
  return properties.map((one) => String(one.key?.name ?? one.key?.value));
}

/** Everything that is wrong with the two languages. Empty when every code and key has its sentence in both, and nothing is left over. */
export function checkWording(given: {
  readonly languages: Readonly<Record<string, Sentences>>;
  readonly codes: readonly string[];
  readonly asked: readonly AskedKey[];
  readonly mentioned: readonly AskedKey[];
  readonly fills: readonly GivenFill[];
}): string[] {
  const problems: string[] = [];
  const languages = Object.entries(given.languages);
  const codes = new Set(given.codes);
  const fits = (key: string, ask: AskedKey) => (ask.begins ? key.startsWith(ask.key) : key === ask.key);

  for (const [language, sentences] of languages) {
    const keys = Object.keys(sentences).map(withoutPlural);
    const has = new Set(keys);
    for (const code of codes) if (!has.has(code)) problems.push(`${language} has no sentence for ${code}`);
    for (const ask of given.asked) {
      if (!keys.some((key) => fits(key, ask)))
        problems.push(`${language} has no sentence for ${ask.key}${ask.begins ? '…' : ''}, asked for at ${ask.place}`);
    }
    const filled = formatsOf(sentences).map((format) => ({ key: `${format}/`, begins: true, place: '' }));
    const said = [...given.mentioned, ...filled].filter((ask) => !ask.begins || ask.key.length > 2);
    const unused = [...has].filter((key) => !codes.has(key) && !said.some((ask) => fits(key, ask)));
    for (const key of unused) problems.push(`${language} has a sentence for ${key}, which nobody says`);
    for (const [key, sentence] of Object.entries(sentences))
      if (sentence.trim() === '') problems.push(`${language} says nothing for ${key}`);
  }

  const [first, ...others] = languages;
  for (const [language, sentences] of others) {
    const [firstLanguage, firstSentences] = first!;
    const all = new Set([...Object.keys(firstSentences), ...Object.keys(sentences)]);
    for (const key of all) {
      const one = firstSentences[key];
      const other = sentences[key];
      if (one === undefined) problems.push(`${key} is in ${language} but not in ${firstLanguage}`);
      else if (other === undefined) problems.push(`${key} is in ${firstLanguage} but not in ${language}`);
      else {
        if (gapsOf(one).join() !== gapsOf(other).join()) {
          problems.push(`${key} has the gaps [${gapsOf(one)}] in ${firstLanguage} and [${gapsOf(other)}] in ${language}`);
        }
        if (one === other && /[a-z]+\W+[a-z]+\W+[a-z]+/i.test(one.replace(/\{\{.*?\}\}/g, ''))) {
          problems.push(`${key} is the same sentence in ${firstLanguage} and ${language}`);
        }
      }
    }
  }

  for (const [key, sentence] of Object.entries(first?.[1] ?? {})) {
    const code = withoutPlural(key);
    const gaps = gapsOf(sentence);
    if (gaps.length === 0) continue;
    const places = given.fills.filter((fill) => fill.code === code);
    if (places.length === 0 && codes.has(code)) problems.push(`${code} has gaps, but nobody gives it anything to fill them with`);
    for (const { names, place } of places) {
      const missing = names && gaps.filter((gap) => !names.includes(gap));
      if (missing && missing.length > 0) problems.push(`${code} is given nothing for [${missing}] at ${place}`);
    }
  }
  return problems;
}
