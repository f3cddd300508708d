import type {
  Board,
  Confidence,
  FirstSighting,
  Hindrance,
  MoveAnswer,
  MoveUnitAnswer,
  Reason,
  RouteAnswer,
  Waypoint,
} from '../../engine/index.ts';
import { sayPassage } from '../wording/say-passage.ts';
import type { Speaker } from '../wording/speak.ts';
import { nameOfCarrier } from './carrier-name.ts';
import { inColumns, wrapped } from './columns.ts';
import { sayReasons, WIDTH } from './say-reasons.ts';

type PricedWay = MoveAnswer | RouteAnswer;

const headOf = (allowed: boolean, confidence: Confidence) =>
  confidence === 'close-call' ? 'move.too-close' : allowed ? 'move.allowed' : 'move.not-allowed';

/** A place of a way as one types it: to the right, to the near edge, and how high. */
function sayPlace(place: Waypoint, { say, length }: Speaker): string {
  if (place.kind === 'ladder') return say('move.on-ladder', { piece: place.piece, height: place.height });
  const { x, y, z } = place.at;
  return say('move.place', { x: length(x), z: length(z), height: length(y) });
}

/** What one stretch is, what it costs and by which clause. */
function legRows({ legs }: PricedWay, board: Board, speaker: Speaker): string[][] {
  const { say, length } = speaker;
  return legs.map((leg, i) => {
    return [
      String(i + 1),
      say(`leg/${leg.kind}`),
      length(leg.length),
      leg.up > 0.005 ? `+${length(leg.up)}` : '',
      leg.down > 0.005 ? `−${length(leg.down)}` : '',
      length(leg.cost),
      leg.clause,
      nameOfCarrier(leg.on, board, speaker),
    ];
  });
}

const COLUMNS = ['kind', 'length', 'up', 'down', 'cost', 'clause', 'where'] as const;

function sayLegs(answer: PricedWay, board: Board, speaker: Speaker): string[] {
  if (answer.legs.length === 0) return [];
  const head = ['', ...COLUMNS.map((column) => speaker.say(`move.column-${column}`))];
  return [
    `  ${speaker.say('move.stretches')}`,
    ...inColumns([head, ...legRows(answer, board, speaker)], [0, 2, 3, 4, 5]).map((line) => `    ${line}`),
  ];
}

/** How much would have to give way, for whoever wants to know. */
function sayMissing(hindrance: Hindrance, { length }: Speaker): string {
  return 'missing' in hindrance ? length(hindrance.missing) : '–';
}

function sayPriced(answer: PricedWay, board: Board, speaker: Speaker): string[] {
  const { say } = speaker;
  const { cost, allowance, left, actions, barred, stop } = answer;
  return [
    `  ${say('move.costs', { cost, allowance, left, count: actions })}`,
    ...('way' in answer && answer.way
      ? [`  ${say('move.way', { way: answer.way.map((place) => sayPlace(place, speaker)).join(' → ') })}`]
      : []),
    ...sayLegs(answer, board, speaker),
    ...answer.areas.map((area) => `  ${sayPassage(area, speaker)}`),
    ...(barred
      ? [
          `  ${say('move.barred', {
            place: sayPlace({ kind: 'ground', at: barred.at }, speaker),
            missing: sayMissing(barred.hindrance, speaker),
          })}`,
        ]
      : []),
    ...(stop ? [`  ${say('move.stops', { place: sayPlace(stop.at, speaker), cost: stop.cost, left: stop.left })}`] : []),
  ];
}

/** Where on the way each of the others sees the mover first. */
export function sayFirstSightings(sightings: readonly FirstSighting[], speaker: Speaker): string {
  const { say } = speaker;
  const lines = sightings.map(({ by, seen }) => {
    if (!seen) return say('move.seen-nowhere', { by });
    if (seen.length === 0) return say('move.seen-at-once', { by });
    return say('move.seen-after', { by, length: seen.length, place: sayPlace({ kind: 'ground', at: seen.at }, speaker) });
  });
  return `\n  ${say('move.first-seen')}\n${(lines.length > 0 ? lines : [say('move.nobody-looks')]).map((line) => `    ${line}\n`).join('')}`;
}

/** What a way costs and whether it may be gone, in words. */
export function sayMove(
  answer: PricedWay,
  because: readonly Reason[],
  confidence: Confidence,
  model: string,
  board: Board,
  speaker: Speaker,
): string {
  const lines = [
    speaker.say(headOf(answer.allowed, confidence), { model }),
    ...('way' in answer && answer.way === null ? [] : sayPriced(answer, board, speaker)),
    `  ${speaker.say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
  return `${lines.join('\n')}\n`;
}

/** How a whole unit moves, model by model, and whether it hangs together. */
export function sayUnitMove(
  answer: MoveUnitAnswer,
  because: readonly Reason[],
  confidence: Confidence,
  board: Board,
  speaker: Speaker,
): string {
  const { say, length } = speaker;
  const head =
    confidence === 'close-call' ? 'move.unit-too-close' : answer.allowed ? 'move.unit-allowed' : 'move.unit-not-allowed';
  const nameOf = (id: string) => board.models[id]?.name || id;
  const rows = answer.moves.map(({ model, move }) => [
    nameOf(model),
    length(move.cost),
    move.up > 0.005 ? `+${length(move.up)}` : '',
    move.down > 0.005 ? `−${length(move.down)}` : '',
    say(move.allowed ? 'move.may' : 'move.may-not'),
  ]);
  const groups = answer.groups.map((group) => group.map(nameOf).join(', '));
  const lines = [
    say(head),
    ...inColumns(rows, [1, 2, 3]).map((line) => `    ${line}`),
    `  ${say(answer.coherent ? 'move.coherent' : 'move.not-coherent', { count: groups.length })}`,
    ...(answer.coherent ? [] : groups.map((group) => `    ${wrapped(group, WIDTH, '    ')}`)),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
  return `${lines.join('\n')}\n`;
}
