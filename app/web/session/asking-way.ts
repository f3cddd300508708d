import { UNBURDENED, type Waypoint } from '../../../engine/index.ts';
import { type DrawnWay, endOfWay, headlineOfWay, type MoveQuestion, placesOf, type WayRuling } from './drawn-way.ts';
import { hasThreads, leaveSearches, run } from './errands.ts';
import { SETTINGS } from './rule-set.ts';
import { read, type TableDocument, write } from './session.ts';

/** Changes what is known of the way that is drawn. */
export function writeWay(change: Partial<DrawnWay>): void {
  const { way } = read();
  if (way) write({ way: { ...way, ...change } });
}

const settingsOf = ({ agreed }: TableDocument) => agreed ?? SETTINGS;
const ordered = { target: null, state: UNBURDENED } as const;

// ---------------------------------------------------------------------------------------------------------------- the price

let pricing = false;
let again = false;

/** Asks what the drawn way costs and whether it may be gone: one question at a time, and only ever the last that was asked. */
export function askPrice(): void {
  const { way, document } = read();
  again = pricing;
  if (!way || way.to === null) {
    again = false;
    if (way) writeWay({ ruling: null, asking: false, broke: null });
    return;
  }
  if (!way.asking) writeWay({ asking: true, broke: null });
  if (pricing) return;
  pricing = true;
  const question: MoveQuestion = { kind: 'move', model: way.model, order: way.order, way: placesOf(way), ...ordered };
  const goOn = () => {
    pricing = false;
    if (again) askPrice();
    else writeWay({ asking: false });
  };
  run(
    'move',
    { question, settings: settingsOf(document) },
    document,
    (result) => {
      take({ question, result });
      goOn();
    },
    (details) => {
      writeWay({ ruling: null, broke: details });
      goOn();
    },
  );
}

/** Shows what was found, and sets the held model where the rules say that it then stands. */
function take(ruling: WayRuling): void {
  const { way, ghost } = read();
  const { question } = ruling;
  if (!way?.to || way.model !== question.model || way.order !== question.order) return;
  writeWay({ ruling });
  if (question.way.at(-1) !== way.to || ghost?.model !== way.model) return;
  const end = endOfWay(ruling);
  const headline = headlineOfWay(ruling);
  const at = end && (way.to.kind === 'ladder' ? end : { ...ghost.pose.at, y: end.y });
  write({
    ghost: {
      ...ghost,
      pose: at ? { ...ghost.pose, at } : ghost.pose,
      standable: headline === 'allowed' || headline === 'too-close',
    },
  });
}

// ---------------------------------------------------------------------------------------------------------------- the reach

let sought: object | null = null;

/**
 * Looks for all that is in reach of the model whose way is drawn, with one action and then with both, in a thread for searches; what was being looked
 * for before is left off. Where there are no threads it is not looked for: the page would stand still.
 */
export function seekReach(first: DrawnWay['order'] = 'move'): void {
  leaveReach();
  const { way, document } = read();
  if (!way || !hasThreads()) return;
  const search = {};
  sought = search;
  writeWay(first === 'move' ? { reach: null, seeking: true } : { seeking: true });
  const ask = (order: DrawnWay['order']) =>
    run(
      'reach',
      { question: { kind: 'reach', model: way.model, order, ...ordered }, settings: settingsOf(document) },
      document,
      (result) => {
        if (sought !== search) return;
        const more = order === 'move' && result.ok;
        // What both actions refuse, one has answered.
        if (result.ok || order === 'move') writeWay({ reach: result });
        writeWay({ seeking: more });
        if (more) ask('two-moves');
      },
      () => {
        if (sought === search) writeWay({ seeking: false });
      },
    );
  ask(first);
}

export function leaveReach(): void {
  if (sought) leaveSearches();
  sought = null;
}

// ------------------------------------------------------------------------------------------------------------ the cheapest way

let wished: object | null = null;
/** The search for what is in reach was left off for it, and goes on afterwards. */
let reachWaits = false;

/** Looks for the cheapest way to where the drawn one leads, until something else is wished; what is in reach is looked for again after it. */
export function seekCheapest(found: (way: readonly Waypoint[]) => void): void {
  leaveCheapest();
  const { way, document } = read();
  if (!way?.to || !hasThreads()) return;
  const search = {};
  reachWaits = way.seeking;
  if (reachWaits) leaveReach();
  wished = search;
  writeWay({ cheapest: 'sought' });
  const end = (cheapest: DrawnWay['cheapest']) => {
    wished = null;
    writeWay({ cheapest });
    goOnSeekingReach();
  };
  run(
    'route',
    { question: { kind: 'route', model: way.model, order: way.order, to: way.to, ...ordered }, settings: settingsOf(document) },
    document,
    (result) => {
      if (wished !== search) return;
      const places = result.ok ? result.value.answer.way : null;
      end(places ? null : 'none');
      if (places) found(places);
    },
    (broke) => {
      if (wished !== search) return;
      end(null);
      writeWay({ broke });
    },
  );
}

function goOnSeekingReach(): void {
  if (reachWaits) seekReach(read().way?.reach?.ok ? 'two-moves' : 'move');
  reachWaits = false;
}

/** Looks for the cheapest way no longer. */
export function leaveCheapest(): void {
  if (wished) {
    wished = null;
    leaveSearches();
    goOnSeekingReach();
  }
  if (read().way?.cheapest) writeWay({ cheapest: null });
}
