import { fail, type MoveOrder, type PlainData, type Waypoint } from '../../../engine/index.ts';
import { endsOfUnit, questionOfUnit } from './drawn-unit.ts';
import {
  chargedBy,
  type DrawnWay,
  endOfWay,
  headlineOfWay,
  type MoveQuestion,
  placesOf,
  type UnitRuling,
  type WayRuling,
} from './drawn-way.ts';
import { hasThreads, leaveSearches, run } from './errands.ts';
import { NO_NO_STOPS } from './find-no-stops.ts';
import { ordersOf } from './mover-state.ts';
import type { NearReach } from './near-reach.ts';
import { weigh } from './play/game-intents.ts';
import { agreementOf } from './rule-set.ts';
import { read, write } from './session.ts';

/** Changes what is known of the way that is drawn. */
export function writeWay(change: Partial<DrawnWay>): void {
  const { way } = read();
  if (way) write({ way: { ...way, ...change } });
}

/** Under which order, against whom and with what the model of the way goes. */
const orderedAs = (way: DrawnWay) => ({
  model: way.model,
  order: way.order,
  target: chargedBy(way),
  state: way.state,
});

// ---------------------------------------------------------------------------------------------------------------- the price

let pricing = false;
let again = false;

/** Asks what the drawn way costs and whether it may be gone: one question at a time, and only ever the last that was asked. */
export function askPrice(): void {
  const { way, document } = read();
  again = pricing;
  if (!way || way.to === null) {
    again = false;
    if (way) writeWay({ ruling: null, unitRuling: null, asking: false, broke: null });
    return;
  }
  if (!way.asking) writeWay({ asking: true, broke: null });
  if (pricing) return;
  pricing = true;
  const { to } = way;
  const agreed = agreementOf(document);
  const goOn = () => {
    pricing = false;
    if (again) askPrice();
    else writeWay({ asking: false });
  };
  const broke = (details: string) => {
    writeWay({ ruling: null, unitRuling: null, broke: details });
    goOn();
  };
  if (way.ordered) {
    const { by, order } = way.ordered;
    weigh(
      by,
      { ...order, way: placesOf(way) as unknown as PlainData },
      ({ refusal, answers: [answer] }) => {
        if (answer) take({ ...answer, to, refusal });
        else if (refusal)
          take({ question: { kind: 'move', way: placesOf(way), ...orderedAs(way) }, to, result: fail(refusal), refusal });
        goOn();
      },
      broke,
    );
    return;
  }
  const unit = way.whole ? questionOfUnit(document.board, way) : null;
  if (unit) {
    const then = (result: UnitRuling['result']) => {
      takeUnit({ question: unit, to, result });
      goOn();
    };
    run('move-unit', { question: unit, agreed }, document, then, broke);
    return;
  }
  const question: MoveQuestion = { kind: 'move', way: placesOf(way), ...orderedAs(way) };
  const then = (result: WayRuling['result']) => {
    take({ question, to, result });
    goOn();
  };
  run('move', { question, agreed }, document, then, broke);
}

/** Shows what was found, and sets the held model where the rules say that it then stands. */
function take(ruling: WayRuling): void {
  const { way, ghost } = read();
  const { question } = ruling;
  if (!way?.to || way.whole || way.model !== question.model) return;
  if (!way.ordered && way.order !== question.order) return;
  writeWay({ ruling });
  if (ruling.to !== way.to || ghost?.model !== way.model) return;
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

/** The same for a unit: each of its models is set where it comes to. */
function takeUnit(unitRuling: UnitRuling): void {
  const { way, ghost, document } = read();
  if (!way?.to || !way.whole || !unitRuling.question.moves.some(({ model }) => model === way.model)) return;
  writeWay({ unitRuling });
  if (unitRuling.to !== way.to || ghost?.model !== way.model) return;
  const { [way.model]: leader, ...others } = endsOfUnit(document.board, unitRuling);
  const headline = headlineOfWay(unitRuling);
  write({
    ghost: {
      ...ghost,
      pose: leader ? { ...ghost.pose, at: leader.at } : ghost.pose,
      others: { ...ghost.others, ...others },
      standable: headline === 'allowed' || headline === 'too-close',
    },
  });
}

/** Looks where on the way that is shown each model of another side sees the mover first. */
export function seekSightings(): void {
  const { way, document } = read();
  const of = way?.ruling;
  if (!of?.result.ok) return;
  writeWay({ sightings: { of, found: null } });
  const isWanted = () => read().way?.sightings?.of === of;
  run(
    'first-sightings',
    { question: of.question, agreed: agreementOf(document) },
    document,
    (result) => {
      if (isWanted()) writeWay({ sightings: result.ok ? { of, found: result.value } : null });
    },
    (broke) => {
      if (isWanted()) writeWay({ sightings: null, broke });
    },
  );
}

// ---------------------------------------------------------------------------------------------------------------- the reach

let sought: object | null = null;
let searches = 0;

/**
 * Looks for all that is in reach of the model whose way is drawn, with one action and then with both, or of a charge, in a thread for searches; what was
 * being looked for before is left off. Where there are no threads it is not looked for: the page would stand still.
 */
export function seekReach({ known = false }: { readonly known?: boolean } = {}): void {
  leaveReach();
  const { way, document } = read();
  if (!way || !hasThreads() || way.ordered?.reach.length === 0) return;
  const search = {};
  sought = search;
  const { ordered } = way;
  const [first, second] = ordered ? [ordered.reach[0]?.order ?? 'move', ordered.reach[1]?.order ?? null] : ordersSought(way);
  writeWay(known ? { seeking: true } : { reach: null, nearReach: null, noStops: NO_NO_STOPS, seeking: true });
  const agreed = agreementOf(document);
  const questionOf = (order: MoveOrder) =>
    ordered?.reach.find((question) => question.order === order) ?? ({ kind: 'reach', ...orderedAs(way), order } as const);
  const ask = (order: MoveOrder) => {
    searches++;
    step(order, searches);
  };
  // Step by step: what is wished otherwise meanwhile is heard between two of them.
  const step = (order: MoveOrder, number: number) =>
    run(
      'reach',
      { search: number, question: questionOf(order), agreed },
      document,
      ({ whole: result, soFar }) => {
        if (sought !== search) return;
        if (!result) {
          if (soFar) writeWay({ nearReach: beyond(soFar, read().way?.reach ?? null) });
          step(order, number);
          return;
        }
        const next = order === first && result.ok ? second : null;
        // What both actions refuse, one has answered.
        if (result.ok || order === first) writeWay({ reach: result });
        writeWay({ nearReach: null, seeking: next !== null });
        if (next) ask(next);
        else askNoStops(() => sought === search);
      },
      () => {
        if (sought === search) writeWay({ nearReach: null, seeking: false });
      },
    );
  if (known) {
    ask(second ?? first);
    return;
  }
  // What is near is found, and shown, long before the whole.
  const askAll = (nearReach: NearReach | null) => {
    if (sought !== search) return;
    writeWay({ nearReach });
    ask(first);
  };
  run('near-reach', { question: questionOf(first), agreed }, document, askAll, () => askAll(null));
}

/** Of what has been found so far, what is not shown as a whole already. */
function beyond(soFar: NearReach, shown: DrawnWay['reach']): NearReach {
  const known = shown?.ok ? shown.value.allowances : [];
  return { ...soFar, lines: soFar.lines.filter(({ allowance }) => !known.includes(allowance)) };
}

/** Of what is in reach it is asked last where one may not stay, as long as that is wanted. */
function askNoStops(isWanted: () => boolean): void {
  const { way, document } = read();
  if (!way?.reach?.ok) return;
  const { levels, notNear, notOn, policy, because } = way.reach.value;
  const question = way.ordered?.reach[0] ?? ({ kind: 'reach', ...orderedAs(way) } as const);
  const given = { question, ground: { levels, notNear, notOn, policy, because }, agreed: agreementOf(document) };
  run('no-stops', given, document, (noStops) => {
    if (isWanted()) writeWay({ noStops });
  });
}

/** What is in reach with one action is shown first, whatever the way then takes; a charge is a reach of its own. */
function ordersSought({ order }: DrawnWay): readonly [MoveOrder, MoveOrder | null] {
  if (order === 'charge') return ['charge', null];
  return ['move', ordersOf(agreementOf(read().document)).includes('two-moves') ? 'two-moves' : null];
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
    { question: { kind: 'route', to: way.to, ...orderedAs(way) }, agreed: agreementOf(document) },
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
  if (reachWaits) seekReach({ known: read().way?.reach?.ok ?? false });
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
