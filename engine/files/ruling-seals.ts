import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalForm } from '../document/canonical-form.ts';
import { pathText } from './json-document.ts';

/**
 * Every section of a ruling file (a model, a piece, the settings, a question, an outcome …) is sealed by itself, so that a change is
 * caught and named even where it changes no answer.
 */
export interface Seal {
  /** SHA-256 of the section's canonical form. */
  readonly hash: string;
  /**
   * Finds the one value that was changed. The values of a section (its leaves, in canonical order) are numbered from 0; for every binary digit
   * of these numbers there are two short sums, over the values whose number has a 0 there and over those with a 1. Where one value was
   * changed, one of the two is wrong for every digit, and which of them spells the number.
   */
  readonly trace: string;
}

export interface Seals {
  readonly sections: Readonly<Record<string, Seal>>;
  /** SHA-256 of the canonical form of `sections`. */
  readonly whole: string;
}

type Path = readonly (string | number)[];
type Leaf = readonly [path: Path, text: string];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What is split up further instead of being one section: by its path, a star stands for any step. */
const SPLIT = [[], ['board'], ['board', 'pieces'], ['board', 'models'], ['meshes'], ['rulings'], ['rulings', '*']] as const;
const isSplit = (path: Path): boolean =>
  SPLIT.some((split) => split.length === path.length && split.every((step, i) => step === '*' || step === path[i]));

const stepsOf = (value: unknown): readonly (readonly [string | number, unknown])[] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item] as const);
  return isObject(value)
    ? Object.keys(value)
        .sort()
        .map((key) => [key, value[key]] as const)
    : [];
};

/** Every section of a ruling file by its path; the seals themselves are none. */
function sectionsOf(file: unknown): Map<string, { readonly path: Path; readonly value: unknown }> {
  const sections = new Map<string, { readonly path: Path; readonly value: unknown }>();
  const walk = (value: unknown, path: Path) => {
    if (isSplit(path) && stepsOf(value).length > 0) {
      for (const [step, item] of stepsOf(value)) if (path.length > 0 || step !== 'seals') walk(item, [...path, step]);
    } else sections.set(pathText(path), { path, value });
  };
  walk(file, []);
  return sections;
}

function leavesOf(value: unknown, path: Path): Leaf[] {
  const steps = stepsOf(value);
  // Empty lists and objects count as values: something may have been taken out of them.
  if (steps.length === 0) return [[path, canonicalForm(value)]];
  return steps.flatMap(([step, item]) => leavesOf(item, [...path, step]));
}

const SUM_DIGITS = 8;
const digitsFor = (count: number): number => {
  let digits = 0;
  while (1 << digits < count) digits++;
  return digits;
};

function traceOf(leaves: readonly Leaf[]): string {
  const texts = leaves.map(([, text], number) => utf8ToBytes(`${number} ${text}\n`));
  let trace = '';
  for (let digit = 0; digit < digitsFor(leaves.length); digit++) {
    for (const half of [0, 1]) {
      const sum = sha256.create();
      texts.forEach((bytes, number) => {
        if (((number >> digit) & 1) === half) sum.update(bytes);
      });
      trace += bytesToHex(sum.digest()).slice(0, SUM_DIGITS);
    }
  }
  return trace;
}

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalForm(value))));

/** The seals of a ruling file that is about to be written. */
export function sealRuling(file: Readonly<Record<string, unknown>>): Seals {
  const sections = Object.fromEntries(
    [...sectionsOf(file)].map(([name, { path, value }]) => [
      name,
      { hash: hashOf(value), trace: traceOf(leavesOf(value, path)) },
    ]),
  );
  return { sections, whole: hashOf(sections) };
}

/** What is not as it was sealed: a value or section that was changed, added or taken away, or a seal. */
export interface BrokenSeal {
  readonly kind: 'changed' | 'added' | 'missing' | 'seal-changed';
  readonly where: string;
  /** What stands there now, as text; empty where nothing does or where it is more than one value. */
  readonly found: string;
}

/**
 * What of a file is not as it was when it was sealed? Takes the file as plain JSON, before anything else looks at it.
 * @edge one changed value is named by its own path; where more were changed in one section, or something was put in or taken out, the section is
 */
export function findBrokenSeals(file: Readonly<Record<string, unknown>>): readonly BrokenSeal[] {
  const seals = readSeals(file.seals);
  if (!seals) return [{ kind: 'seal-changed', where: 'seals', found: '' }];
  const { sections: sealed, whole } = seals;
  const sealsHold = hashOf(sealed) === whole;
  const found = sectionsOf(file);
  const broken: BrokenSeal[] = [];
  for (const [name, { path, value }] of found) {
    const seal = Object.hasOwn(sealed, name) ? sealed[name]! : null;
    if (!seal) broken.push({ kind: 'added', where: name, found: '' });
    else if (hashOf(value) !== seal.hash) {
      if (sealsHold) broken.push(locate(name, value, path, seal));
      else broken.push({ kind: 'seal-changed', where: pathText(['seals', 'sections', name, 'hash']), found: seal.hash });
    } else if (!sealsHold && traceOf(leavesOf(value, path)) !== seal.trace) {
      broken.push({ kind: 'seal-changed', where: pathText(['seals', 'sections', name, 'trace']), found: '' });
    }
  }
  for (const name of Object.keys(sealed).sort()) if (!found.has(name)) broken.push({ kind: 'missing', where: name, found: '' });
  if (broken.length === 0 && !sealsHold) broken.push({ kind: 'seal-changed', where: 'seals.whole', found: whole });
  return broken;
}

/** The one value whose change explains all wrong sums; the section where there is none. */
function locate(name: string, value: unknown, path: Path, seal: Seal): BrokenSeal {
  const leaves = leavesOf(value, path);
  const trace = traceOf(leaves);
  let number = trace.length === seal.trace.length ? 0 : -1;
  for (let digit = 0; digit < digitsFor(leaves.length) && number >= 0; digit++) {
    const at = 2 * digit * SUM_DIGITS;
    const same = (from: number) => trace.slice(from, from + SUM_DIGITS) === seal.trace.slice(from, from + SUM_DIGITS);
    const [zero, one] = [same(at), same(at + SUM_DIGITS)];
    if (zero === one) number = -1;
    else if (zero) number += 1 << digit;
  }
  const leaf = leaves[number];
  return leaf ? { kind: 'changed', where: pathText(leaf[0]), found: leaf[1] } : { kind: 'changed', where: name, found: '' };
}

function readSeals(seals: unknown): Seals | null {
  if (!isObject(seals) || !isObject(seals.sections) || typeof seals.whole !== 'string') return null;
  const sections: Record<string, Seal> = {};
  for (const [name, seal] of Object.entries(seals.sections)) {
    if (!isObject(seal) || typeof seal.hash !== 'string' || typeof seal.trace !== 'string') return null;
    sections[name] = { hash: seal.hash, trace: seal.trace };
  }
  return { sections, whole: seals.whole };
}
