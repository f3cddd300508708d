import type { Stance } from '../board/body.ts';
import { STANCES } from '../board/body.ts';
import type { Fault } from '../outcome/fault.ts';
import type { Result } from '../outcome/result.ts';
import { fail, succeed } from '../outcome/result.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';

/** Everything that can be wrong with a line of a board plan. */
export const BOARD_PLAN_FAULT_CODES = [
  'board-plan/unknown-word',
  'board-plan/no-board-line',
  'board-plan/second-board-line',
  'board-plan/bad-size',
  'board-plan/too-short',
  'board-plan/not-a-number',
  'board-plan/bad-place',
  'board-plan/bad-id',
  'board-plan/bad-colour',
  'board-plan/unknown-option',
  'board-plan/option-twice',
  'board-plan/same-id-twice',
  'board-plan/second-credit',
  'board-plan/open-quote',
  'board-plan/bad-outline',
] as const;
export type BoardPlanFaultCode = (typeof BOARD_PLAN_FAULT_CODES)[number];

/** Where and how a thing of the plan is put. @unit millimetres, radians @frame board */
export interface PlannedPlace {
  readonly x: Millimetres;
  readonly z: Millimetres;
  /** Height of the surface it stands on, or null for whatever carries it there. */
  readonly height: Millimetres | null;
  readonly facing: Radians;
}

/** A terrain piece as a plan wants it: which kit, and what is given to it. Which of its numbers are lengths is known to the kit alone. */
export interface PlannedPiece {
  readonly line: number;
  readonly id: string;
  readonly kit: string;
  readonly name: string;
  readonly place: PlannedPlace;
  readonly mirrored: boolean;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** A model as a plan wants it. Null where the plan leaves it to the miniature. */
export interface PlannedModel {
  readonly line: number;
  readonly id: string;
  readonly miniature: string;
  readonly side: string;
  readonly unit: string;
  readonly name: string;
  readonly place: PlannedPlace;
  readonly stance: Stance | null;
  /** Bearing of the turret against the hull. */
  readonly turret: Radians;
  readonly hidesBehind: string | null;
  readonly looksOut: { readonly piece: string; readonly opening: string } | null;
}

/** A board in words: which kits and miniatures stand where. It becomes a board once a catalogue has built them. */
export interface BoardPlan {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly notes: string;
  readonly size: { readonly width: Millimetres; readonly depth: Millimetres };
  readonly sides: readonly { readonly id: string; readonly name: string; readonly colour: string }[];
  readonly pieces: readonly PlannedPiece[];
  readonly models: readonly PlannedModel[];
  readonly zones: readonly {
    readonly line: number;
    readonly id: string;
    readonly kind: 'deployment' | 'objective' | 'effect';
    readonly owner: string | null;
    readonly name: string;
    readonly outline: PlanPolygon;
  }[];
  readonly objectives: readonly {
    readonly line: number;
    readonly id: string;
    readonly name: string;
    readonly at: { readonly x: Millimetres; readonly z: Millimetres; readonly height: Millimetres | null };
    readonly radius: Millimetres;
  }[];
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/** A plan's centimetres, to the micron: the rounding noise of a product has no place in a document. */
const fromCentimetres = (value: number): Millimetres => Math.round(value * 10_000) / 1_000;

/** An id is what a person types on a command line without thinking about quotes. */
const ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

type Report = (code: BoardPlanFaultCode, fill?: Fault['fill']) => void;

/**
 * Reads a board plan: one thing a line, lengths in centimetres, angles in degrees, `#` after a blank begins a comment.
 * Gives the plan, or every fault with its line; nothing is half read.
 * @faults BOARD_PLAN_FAULT_CODES with where = `line N`
 * @example
 * board "Mill Street" 120 x 80
 * author "Ada"
 * side red "Red" #b5483a
 * piece mill ruined-house "The Mill" at 0,20 facing 90 floors=2
 * model kovacs rifleman red "Kovács" at 10,30 facing 180 stance=prone
 */
export function readBoardPlan(text: string): Result<BoardPlan, readonly Fault<BoardPlanFaultCode>[]> {
  const faults: Fault<BoardPlanFaultCode>[] = [];
  const sides: BoardPlan['sides'][number][] = [];
  const pieces: PlannedPiece[] = [];
  const models: PlannedModel[] = [];
  const zones: BoardPlan['zones'][number][] = [];
  const objectives: BoardPlan['objectives'][number][] = [];
  const credits = new Map<string, string>();
  let head: Pick<BoardPlan, 'name' | 'size'> | null = null;
  let headSeen = false;
  const taken = new Set<string>();

  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const number = index + 1;
    const before = faults.length;
    const report: Report = (code, fill = {}) => faults.push({ code, where: `line ${number}`, fill });
    const words = wordsOf(line, report);
    const [verb, ...rest] = words;
    if (verb === undefined || faults.length > before) continue;
    const claim = (kind: string, id: string): string => {
      if (!ID.test(id)) report('board-plan/bad-id', { id });
      else if (taken.has(`${kind} ${id}`)) report('board-plan/same-id-twice', { id });
      taken.add(`${kind} ${id}`);
      return id;
    };
    switch (verb.text) {
      case 'board':
        if (headSeen) report('board-plan/second-board-line');
        headSeen = true;
        head = readHead(rest, report);
        break;
      case 'author':
      case 'licence':
      case 'notes':
        if (rest.length !== 1) report('board-plan/too-short', { needs: `${verb.text} "…"` });
        else if (credits.has(verb.text)) report('board-plan/second-credit', { word: verb.text });
        else credits.set(verb.text, rest[0]!.text);
        break;
      case 'side':
        sides.push(readSide(rest, report, claim));
        break;
      case 'piece':
        pieces.push(readPiece(rest, number, report, claim));
        break;
      case 'model':
        models.push(readModel(rest, number, report, claim));
        break;
      case 'zone':
        zones.push(readZone(rest, number, report, claim));
        break;
      case 'objective':
        objectives.push(readObjective(rest, number, report, claim));
        break;
      default:
        report('board-plan/unknown-word', { word: verb.text });
    }
  }
  if (!headSeen) faults.push({ code: 'board-plan/no-board-line', where: '', fill: {} });
  if (faults.length > 0 || head === null) return fail(faults);
  const credit = (name: string) => credits.get(name) ?? '';
  const meta = { author: credit('author'), licence: credit('licence'), notes: credit('notes') };
  return succeed({ ...head, ...meta, sides, pieces, models, zones, objectives });
}

interface Word {
  readonly text: string;
  readonly quoted: boolean;
}

type Claim = (kind: string, id: string) => string;

/** Splits a line at blanks; what stands in double quotes is one word. */
function wordsOf(line: string, report: Report): Word[] {
  const words: Word[] = [];
  let rest = line.trimStart();
  while (rest !== '' && !/^#(?:\s|$)/.test(rest)) {
    if (rest.startsWith('"')) {
      const end = rest.indexOf('"', 1);
      if (end < 0) {
        report('board-plan/open-quote');
        return words;
      }
      words.push({ text: rest.slice(1, end), quoted: true });
      rest = rest.slice(end + 1).trimStart();
    } else {
      const text = /^[^\s"]+/.exec(rest)?.[0] ?? rest;
      words.push({ text, quoted: false });
      rest = rest.slice(text.length).trimStart();
    }
  }
  return words;
}

/** Numbers as people write them: no exponents, no hexadecimal digits. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

function numberIn(text: string | undefined, report: Report): number {
  if (text === undefined || !NUMBER.test(text)) {
    report('board-plan/not-a-number', { text: text ?? '' });
    return 0;
  }
  return Number(text) + 0;
}

/** Takes the first quoted word out of the line; a thing without one is called by its id. */
function takeName(words: readonly Word[], otherwise: string): { readonly name: string; readonly rest: readonly Word[] } {
  const at = words.findIndex((word) => word.quoted);
  if (at < 0) return { name: otherwise, rest: words };
  return { name: words[at]!.text, rest: words.toSpliced(at, 1) };
}

function readHead(words: readonly Word[], report: Report): Pick<BoardPlan, 'name' | 'size'> | null {
  const { name, rest } = takeName(words, '');
  const [width, by, depth, ...more] = rest.map((word) => word.text);
  if (width === undefined || by !== 'x' || depth === undefined || more.length > 0) {
    report('board-plan/bad-size');
    return null;
  }
  const size = { width: fromCentimetres(numberIn(width, report)), depth: fromCentimetres(numberIn(depth, report)) };
  if (size.width <= 0 || size.depth <= 0) report('board-plan/bad-size');
  return { name, size };
}

function readSide(words: readonly Word[], report: Report, claim: Claim): BoardPlan['sides'][number] {
  const { name, rest } = takeName(words, words[0]?.text ?? '');
  const [id, colour, ...more] = rest.map((word) => word.text);
  if (id === undefined || colour === undefined || more.length > 0)
    report('board-plan/too-short', { needs: 'side ID "NAME" #rrggbb' });
  else if (!/^#[0-9a-f]{6}$/i.test(colour)) report('board-plan/bad-colour', { text: colour });
  return { id: claim('side', id ?? ''), name, colour: (colour ?? '').toLowerCase() };
}

interface Placed {
  readonly place: PlannedPlace;
  readonly options: ReadonlyMap<string, string>;
}

/** Reads `at X,Z [on HEIGHT] [facing DEGREES] [name=value …]`. */
function readPlace(words: readonly Word[], report: Report): Placed {
  let x = 0;
  let z = 0;
  let height: number | null = null;
  let facing = 0;
  let placed = false;
  const options = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!.text;
    const next = words[at + 1]?.text;
    if (word === 'at') {
      const [first, second, ...more] = (next ?? '').split(',');
      if (second === undefined || more.length > 0) report('board-plan/bad-place', { text: next ?? '' });
      else {
        x = fromCentimetres(numberIn(first, report));
        z = fromCentimetres(numberIn(second, report));
      }
      placed = true;
      at++;
    } else if (word === 'on') {
      height = fromCentimetres(numberIn(next, report));
      at++;
    } else if (word === 'facing') {
      facing = numberIn(next, report) * RADIANS_PER_DEGREE;
      at++;
    } else if (/^[a-z][A-Za-z0-9-]*=/.test(word)) {
      const equals = word.indexOf('=');
      const name = word.slice(0, equals);
      if (options.has(name)) report('board-plan/option-twice', { word: name });
      options.set(name, word.slice(equals + 1));
    } else report('board-plan/unknown-option', { word });
  }
  if (!placed) report('board-plan/bad-place', { text: '' });
  return { place: { x, z, height, facing }, options };
}

function readPiece(words: readonly Word[], line: number, report: Report, claim: Claim): PlannedPiece {
  const { name, rest } = takeName(words, words[0]?.text ?? '');
  const [id, kit, ...more] = rest;
  if (id === undefined || kit === undefined) report('board-plan/too-short', { needs: 'piece ID KIT "NAME" at X,Z' });
  const { place, options } = readPlace(more, report);
  const mirror = options.get('mirrored') ?? 'no';
  if (mirror !== 'yes' && mirror !== 'no') report('board-plan/unknown-option', { word: `mirrored=${mirror}` });
  const mirrored = mirror === 'yes';
  const parameters = Object.fromEntries(
    [...options].filter(([key]) => key !== 'mirrored').map(([key, value]) => [key, parameterOf(value)]),
  );
  return { line, id: claim('piece', id?.text ?? ''), kit: kit?.text ?? '', name, place, mirrored, parameters };
}

function parameterOf(text: string): string | number | boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  return NUMBER.test(text) ? Number(text) : text;
}

function readModel(words: readonly Word[], line: number, report: Report, claim: Claim): PlannedModel {
  const { name, rest } = takeName(words, words[0]?.text ?? '');
  const [id, miniature, side, ...more] = rest;
  if (id === undefined || miniature === undefined || side === undefined)
    report('board-plan/too-short', { needs: 'model ID MINIATURE SIDE "NAME" at X,Z' });
  const { place, options } = readPlace(more, report);
  for (const key of options.keys())
    if (!['stance', 'unit', 'turret', 'hides', 'looks'].includes(key)) report('board-plan/unknown-option', { word: key });
  const stance = options.get('stance') ?? null;
  if (stance !== null && !STANCES.includes(stance as Stance)) report('board-plan/unknown-option', { word: `stance=${stance}` });
  const looks = options.get('looks')?.split('/');
  if (looks !== undefined && looks.length !== 2) report('board-plan/unknown-option', { word: `looks=${looks.join('/')}` });
  return {
    line,
    id: claim('model', id?.text ?? ''),
    miniature: miniature?.text ?? '',
    side: side?.text ?? '',
    unit: options.get('unit') ?? id?.text ?? '',
    name,
    place,
    stance: stance as Stance | null,
    turret: options.has('turret') ? numberIn(options.get('turret'), report) * RADIANS_PER_DEGREE : 0,
    hidesBehind: options.get('hides') ?? null,
    looksOut: looks?.length === 2 ? { piece: looks[0]!, opening: looks[1]! } : null,
  };
}

function readZone(words: readonly Word[], line: number, report: Report, claim: Claim): BoardPlan['zones'][number] {
  const { name, rest } = takeName(words, words[0]?.text ?? '');
  const [id, kind, owner, ...corners] = rest.map((word) => word.text);
  const known = kind === 'deployment' || kind === 'objective' || kind === 'effect';
  if (id === undefined || owner === undefined || !known)
    report('board-plan/too-short', { needs: 'zone ID deployment|objective|effect SIDE|- "NAME" X,Z X,Z X,Z …' });
  const outline = corners.map((corner) => {
    const [x, z, ...more] = corner.split(',');
    if (z === undefined || more.length > 0) report('board-plan/bad-place', { text: corner });
    return { x: fromCentimetres(numberIn(x, report)), z: z === undefined ? 0 : fromCentimetres(numberIn(z, report)) };
  });
  if (outline.length < 3) report('board-plan/bad-outline');
  return {
    line,
    id: claim('zone', id ?? ''),
    kind: known ? kind : 'effect',
    owner: owner === undefined || owner === '-' ? null : owner,
    name,
    outline,
  };
}

function readObjective(words: readonly Word[], line: number, report: Report, claim: Claim): BoardPlan['objectives'][number] {
  const { name, rest } = takeName(words, words[0]?.text ?? '');
  const [id, ...more] = rest;
  const { place, options } = readPlace(more, report);
  for (const key of options.keys()) if (key !== 'radius') report('board-plan/unknown-option', { word: key });
  const radius = options.has('radius') ? fromCentimetres(numberIn(options.get('radius'), report)) : DEFAULT_OBJECTIVE_RADIUS;
  const { x, z, height } = place;
  return { line, id: claim('objective', id?.text ?? ''), name, at: { x, z, height }, radius };
}

/** An impassable marker of half a centimetre. @clause SK-VP-4 */
const DEFAULT_OBJECTIVE_RADIUS: Millimetres = 5;
