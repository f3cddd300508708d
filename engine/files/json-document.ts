import type { z } from 'zod';
import type { Fault } from '../outcome/fault.ts';
import type { Fill } from '../outcome/fill.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { SHAPE_FAULT_CODES } from './board-schema.ts';

/** What can be wrong with any document that is written as JSON, whatever it says. */
export const DOCUMENT_FAULT_CODES = [
  'document/empty',
  'document/not-json',
  'document/key-twice',
  'document/key-forbidden',
  'document/too-deep',
  'document/key-missing',
  'document/key-unknown',
  'document/wrong-kind',
  'document/not-one-of',
  'document/too-small',
  'document/too-large',
  'document/too-short',
  'document/too-long',
  ...SHAPE_FAULT_CODES,
] as const;
export type DocumentFaultCode = (typeof DOCUMENT_FAULT_CODES)[number];
type DocumentFault = Fault<DocumentFaultCode>;

/** Far deeper than anything we write, far shallower than what would exhaust a reader. */
const DEEPEST = 64;

/** A place in a document, as people write it: `pieces.house.parts[3]`. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[A-Za-z0-9_-]+$/.test(String(step))) text += text ? `.${String(step)}` : String(step);
    else text += `[${JSON.stringify(String(step))}]`;
  }
  return text;
}

/** Line and column, from 1, of a place in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** The value or name at which a text stops being JSON, and its line and column; null where it never does. */
export function whereJsonBreaks(text: string): { readonly where: string; readonly line: number; readonly column: number } | null {
  const { brokenAt, path } = scanJson(text);
  return brokenAt === null ? null : { where: pathText(path), ...lineAndColumn(text, brokenAt) };
}

/**
 * The plain value that a JSON text holds. Stricter than JSON: a key may stand only once in its object (of two pieces copied and not renamed
 * one would be lost in silence), and there is an end to how deep things lie in each other. -0 is read as 0.
 */
export function readJson(text: string): Result<unknown, readonly DocumentFault[]> {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (content.trim() === '') return fail([{ code: 'document/empty', where: '', fill: {} }]);
  const scan = scanJson(content);
  if (scan.brokenAt !== null) {
    const place = lineAndColumn(content, scan.brokenAt);
    return fail([{ code: 'document/not-json', where: `line ${place.line}`, fill: place }]);
  }
  if (scan.faults.length > 0) return fail(scan.faults);
  try {
    // Looking at every value costs more than reading them, so it is done only where some number may come out as -0.
    const unsigned = MAYBE_SIGNED_ZERO.test(content) ? (_key: string, value: unknown) => (value === 0 ? 0 : value) : undefined;
    return succeed(JSON.parse(content, unsigned));
  } catch {
    return fail([{ code: 'document/not-json', where: 'line 1', fill: { line: 1, column: 1 } }]);
  }
}

/** A number that begins with -0, or a negative one so small that it is read as -0. */
const MAYBE_SIGNED_ZERO = /-0(?:\.0*)?(?:[eE]|[^.\d])|-[\d.]+[eE]-/;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /true|false|null/y;
const BLANKS = /[ \t\r\n]*/y;

/** Walks a JSON text once without building anything: where it breaks, which keys stand twice, what lies too deep. */
function scanJson(text: string): { brokenAt: number | null; path: readonly (string | number)[]; faults: DocumentFault[] } {
  const faults: DocumentFault[] = [];
  const path: (string | number)[] = [];
  /** The keys met so far of every open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const skip = () => match(BLANKS);
  /** Reads a string, letter by letter since it may be megabytes long; null where there is none, and then `at` is where it breaks. */
  const readString = (): string | null => {
    if (text[at] !== '"') return null;
    const from = at++;
    for (;;) {
      const letter = text.charCodeAt(at);
      if (letter === 34) return text.slice(from, ++at);
      if (letter === 92) {
        if (match(ESCAPE) === null) return null;
      } else if (letter >= 32) at++;
      else return null;
    }
  };
  const broken = () => ({ brokenAt: at, path, faults });
  /** Reads `"key":`; false where there is none. */
  const readKey = (): boolean => {
    skip();
    const quoted = readString();
    if (quoted === null) return false;
    const key = JSON.parse(quoted) as string;
    path[path.length - 1] = key;
    const keys = open.at(-1)!;
    if (keys.has(key)) faults.push({ code: 'document/key-twice', where: pathText(path), fill: { key } });
    if (key === '__proto__') faults.push({ code: 'document/key-forbidden', where: pathText(path), fill: { key } });
    keys.add(key);
    skip();
    if (text[at] !== ':') return false;
    at++;
    return true;
  };

  reading: for (;;) {
    skip();
    const letter = text[at];
    if (letter === '{' || letter === '[') {
      at++;
      skip();
      if (open.length >= DEEPEST)
        return {
          brokenAt: null,
          path,
          faults: [{ code: 'document/too-deep', where: pathText(path), fill: { deepest: DEEPEST } }],
        };
      if (text[at] === (letter === '{' ? '}' : ']')) {
        at++;
      } else {
        open.push(letter === '{' ? new Set() : null);
        path.push(letter === '{' ? '' : 0);
        if (letter === '{' && !readKey()) return broken();
        continue;
      }
    } else if (readString() === null && match(NUMBER) === null && match(WORD) === null) {
      return broken();
    }
    // A value has ended: close what ends with it, and go on to the next one.
    for (;;) {
      skip();
      if (open.length === 0) break reading;
      const keys = open.at(-1);
      const next = text[at];
      if (next === ',') {
        at++;
        if (keys) {
          if (!readKey()) return broken();
        } else {
          path[path.length - 1] = (path.at(-1) as number) + 1;
        }
        continue reading;
      }
      if (next !== (keys ? '}' : ']')) return broken();
      at++;
      open.pop();
      path.pop();
    }
  }
  return at < text.length ? broken() : { brokenAt: null, path, faults };
}

/** The value that a document holds when it has the form that the schema asks for; otherwise everything that is wrong with it. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, readonly DocumentFault[]> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  return fail(parsed.error.issues.flatMap((issue) => faultsOfIssue(issue, value)));
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const step of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'list'
      : typeof value === 'number' && !Number.isFinite(value)
        ? 'infinite'
        : typeof value;

const KINDS: Readonly<Record<string, string>> = { array: 'list', record: 'object', int: 'whole-number' };

function faultsOfIssue(issue: z.core.$ZodIssue, root: unknown): DocumentFault[] {
  const where = pathText(issue.path);
  const one = (code: DocumentFaultCode, fill: Fill = {}): DocumentFault[] => [{ code, where, fill }];
  const found = valueAt(root, issue.path);
  if (found === undefined && issue.code !== 'custom')
    return one('document/key-missing', { key: String(issue.path.at(-1) ?? '') });
  switch (issue.code) {
    case 'invalid_type':
      return one('document/wrong-kind', { expected: KINDS[issue.expected] ?? issue.expected, found: kindOf(found) });
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'document/key-unknown', where: pathText([...issue.path, key]), fill: { key } }));
    case 'invalid_value':
      return one('document/not-one-of', { found: shown(found), allowed: issue.values.map(String).join(', ') });
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return one('document/too-short', { atLeast: Number(issue.minimum) });
      return one('document/too-small', {
        found: Number(found),
        atLeast: Number(issue.minimum),
        exclusive: issue.inclusive === false,
      });
    case 'too_big':
      if (issue.origin === 'string' || issue.origin === 'array')
        return one('document/too-long', { atMost: Number(issue.maximum) });
      return one('document/too-large', {
        found: Number(found),
        atMost: Number(issue.maximum),
        exclusive: issue.inclusive === false,
      });
    case 'invalid_format':
      return badText(issue.message, where, shown(found));
    case 'invalid_key':
      return badText(issue.issues[0]?.message ?? '', where, shown(String(issue.path.at(-1) ?? '')));
    case 'invalid_union':
      if ('options' in issue && issue.options) {
        return one('document/not-one-of', { found: shown(found), allowed: issue.options.map(String).join(', ') });
      }
      return (
        faultsOfBranch(issue, root) ?? one('document/wrong-kind', { expected: 'number, text, boolean', found: kindOf(found) })
      );
    case 'custom':
      return one(issue.params?.code as DocumentFaultCode, issue.params?.fill as Fill);
    default:
      return one('document/wrong-kind', { expected: 'other', found: kindOf(found) });
  }
}

/** Of a thing that may be of several kinds: what is wrong with it as the kind that it says it is. Null where it says none. */
function faultsOfBranch(issue: z.core.$ZodIssueInvalidUnion, root: unknown): DocumentFault[] | null {
  const { kind } = (valueAt(root, issue.path) ?? {}) as { readonly kind?: unknown };
  if (typeof kind !== 'string') return null;
  const saysSo = issue.errors.find((issues) => !issues.some(({ path }) => path[0] === 'kind')) ?? issue.errors[0];
  return saysSo?.flatMap((own) => faultsOfIssue({ ...own, path: [...issue.path, ...own.path] }, root)) ?? null;
}

/** A text of the wrong form; the schema names the code as its message. */
function badText(code: string, where: string, found: string): DocumentFault[] {
  if (code === 'document/bad-colour') return [{ code: 'document/bad-colour', where, fill: { found } }];
  if (code === 'document/bad-hash') return [{ code: 'document/bad-hash', where, fill: { found } }];
  return [{ code: 'document/bad-name', where, fill: { found } }];
}

/** A found value, short enough to be shown in a sentence. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
