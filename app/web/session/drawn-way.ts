import type {
  BoardPoint,
  FirstSighting,
  ModelId,
  MoveAnswer,
  MoveOrder,
  MoverState,
  MoveUnitQuestion,
  Order,
  Pose,
  Question,
  Refusal,
  Result,
  SideId,
  VerdictOn,
  Waypoint,
} from '../../../engine/index.ts';
import type { NoStops } from './find-no-stops.ts';
import type { NearReach } from './near-reach.ts';
import type { ReachLines } from './reach-lines.ts';

export type MoveQuestion = Extract<Question, { readonly kind: 'move' }>;
export type RouteQuestion = Extract<Question, { readonly kind: 'route' }>;
export type ReachQuestion = Extract<Question, { readonly kind: 'reach' }>;

/** What the rules say of a way that is drawn, and of which one they say it. */
interface RulingOn<Asked extends MoveQuestion | MoveUnitQuestion> {
  readonly question: Asked;
  /** Where the way led when it was asked about. */
  readonly to: Waypoint;
  readonly result: Result<VerdictOn<Asked>, Refusal>;
  /** In a game: why the order to go so would be turned down; null where it would be obeyed. */
  readonly refusal?: Refusal | null;
}
/** Of one model that goes alone. */
export type WayRuling = RulingOn<MoveQuestion>;
/** Of a unit that is moved as it stands. */
export type UnitRuling = RulingOn<MoveUnitQuestion>;

/** An order of a game whose way is being drawn. */
export interface OrderedWay {
  readonly by: SideId;
  readonly order: Order;
  readonly reach: readonly ReachQuestion[];
}

/** Somebody who is moved by the rules: the way that is drawn for it before anything is moved, and what the rules say of it. */
export interface DrawnWay {
  readonly model: ModelId;
  /** Where the model stands: another pose begins another way. */
  readonly from: Pose;
  /** Its unit goes with it, as it stands. */
  readonly whole: boolean;
  readonly order: MoveOrder;
  /** The order of a game that the way is drawn for, and what shows all that is in reach by it; null outside of games. */
  readonly ordered: OrderedWay | null;
  /** Who is charged; kept while another order is tried. */
  readonly target: ModelId | null;
  readonly state: MoverState;
  /** Places that the way leads through. */
  readonly bends: readonly Waypoint[];
  /** Where it leads to; null as long as it leads nowhere. */
  readonly to: Waypoint | null;
  /** Of this way or, while the answer is waited for, of the one a moment ago. */
  readonly ruling: WayRuling | null;
  /** The same for the whole unit. */
  readonly unitRuling: UnitRuling | null;
  readonly asking: boolean;
  /** What broke in the engine over it. */
  readonly broke: string | null;
  /** All that is in reach; null while nothing is known of it. */
  readonly reach: Result<ReachLines, Refusal> | null;
  /** What of it is near, while the whole is not known. */
  readonly nearReach: NearReach | null;
  /** Where within it the model may not stay. */
  readonly noStops: NoStops;
  readonly seeking: boolean;
  /** Whether the cheapest way to the same place is being looked for, or that there is none. */
  readonly cheapest: 'sought' | 'none' | null;
  /** Who sees the mover first on the way of a ruling, once that was asked; null while it is looked for. */
  readonly sightings: { readonly of: WayRuling; readonly found: readonly FirstSighting[] | null } | null;
  /** Which stretches are pointed at in the list, from the first to the last. */
  readonly litLegs: readonly [first: number, last: number] | null;
}

/** Every place of the way in its order. */
export const placesOf = ({ bends, to }: DrawnWay): readonly Waypoint[] => (to ? [...bends, to] : bends);

export type WayHeadline = 'allowed' | 'not-allowed' | 'too-close' | 'refused';

/** The answer in one word. What the table settled is no longer too close. */
export function headlineOfWay({ result }: WayRuling | UnitRuling): WayHeadline {
  if (!result.ok) return 'refused';
  const { answer, confidence } = result.value;
  if (confidence === 'close-call') return 'too-close';
  return answer.allowed ? 'allowed' : 'not-allowed';
}

/** Where the model would be at the end of the way; null where the way does not lead there. */
export function endOfWay({ result }: WayRuling): BoardPoint | null {
  if (!result.ok || result.value.answer.barred) return null;
  for (const one of result.value.evidence) if (one.kind === 'way' && one.finding.end) return one.finding.end.at;
  return result.value.answer.legs.at(-1)?.to ?? null;
}

/** The place of the way that speaks against it: where it is barred, or its end where the model cannot stay; null where none does. */
export function placeThatBars({ result }: WayRuling): BoardPoint | null {
  if (!result.ok) return null;
  const { answer, evidence } = result.value;
  if (answer.barred) return answer.barred.at;
  for (const one of evidence) if (one.kind === 'way' && one.finding.end?.hindered.length) return one.finding.end.at;
  return null;
}

/** What the rules say of the model, or of its unit where that goes with it. */
export const rulingOf = (way: DrawnWay): WayRuling | UnitRuling | null => (way.whole ? way.unitRuling : way.ruling);

/** Who is charged, where somebody is. */
export const chargedBy = ({ order, target }: DrawnWay): ModelId | null => (order === 'charge' ? target : null);

/** Whether the rules have answered for the way as it is drawn now. */
export function isAnswered(way: DrawnWay): boolean {
  const { ruling } = way;
  const answered = rulingOf(way);
  if (way.asking || !answered || answered.to !== way.to) return false;
  if (way.ordered) return true;
  if (answered.question.state !== way.state) return false;
  return way.whole || (ruling?.question.order === way.order && ruling.question.target === chargedBy(way));
}

/** Whether what is held may be set down at the end of the way; what is too close the table settles. */
export function mayBeGone(way: DrawnWay): boolean {
  const answered = rulingOf(way);
  if (!answered || !isAnswered(way)) return false;
  if (way.ordered) return answered.refusal === null;
  const headline = headlineOfWay(answered);
  if (headline !== 'allowed' && headline !== 'too-close') return false;
  return way.whole || (way.ruling !== null && endOfWay(way.ruling) !== null);
}

type Leg = MoveAnswer['legs'][number];

/** A place is on a stretch that passes it by less. @unit millimetres */
const ON_THE_WAY = 0.01;

/** How far along a stretch, as a share of it, a place lies as seen from above; null where it does not. */
function shareAlong({ from, to, on }: Leg, place: Waypoint): number | null {
  if (place.kind === 'ladder') {
    if (on.kind !== 'ladder' || on.piece !== place.piece || on.ladder !== place.ladder) return null;
    return 1;
  }
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const [px, pz] = [place.at.x - from.x, place.at.z - from.z];
  const along = dx * dx + dz * dz;
  const share = along === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + pz * dz) / along));
  return (px - dx * share) ** 2 + (pz - dz * share) ** 2 < ON_THE_WAY ** 2 ? share : null;
}

/** What it costs to come to each of these places of a way, which are passed in this order; null for those that the stretches do not come to. */
export function costsOfPlaces(legs: readonly Leg[], places: readonly Waypoint[]): readonly (number | null)[] {
  let next = 0;
  let spent = 0;
  return places.map((place) => {
    let before = spent;
    for (let i = next; i < legs.length; i++) {
      const leg = legs[i]!;
      const share = shareAlong(leg, place);
      if (share !== null) {
        next = i;
        spent = before;
        return before + leg.cost * share;
      }
      before += leg.cost;
    }
    return null;
  });
}
