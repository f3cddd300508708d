import {
  type BoardPoint,
  type Evidence,
  fail,
  frameOfPose,
  type Model,
  outOfFrame,
  type Question,
  type Refusal,
  type Result,
  type RuleSet,
  succeed,
  type Table,
  type VerdictOn,
} from '../../../engine/index.ts';
import type { FacingOf, FacingsFound, FacingsQuestion, Told } from './facings.ts';
import { drape } from './stretches-on-ground.ts';

type SideOfQuestion = Extract<Question, { readonly kind: 'side-of' }>;
type MayAimQuestion = Extract<Question, { readonly kind: 'may-aim' }>;
type Mount = Extract<Evidence, { readonly kind: 'arc' }>['query']['mount'];

/** From and to which distance from the middle of a vehicle the borders of its sides are drawn, and how far an arc. @unit millimetres */
const BORDER = { from: 60, to: 300 } as const;
const ARC = 300;
/** Into so many directions it is looked for a border, which is then come nearer to by halving so often. */
const LOOKS = 180;
const HALVINGS = 30;
/** An arc is drawn in strokes of this. @unit radians */
const STROKE = Math.PI / 48;

/** Which side of a model everybody sees, whom it can aim at, and where the borders run: each answer as the rule set gives it. */
export function findFacings({ of, weapon }: FacingsQuestion, table: Table, ruleSet: RuleSet): Result<FacingsFound, Refusal> {
  const { models } = table.board;
  const model = models[of];
  if (!model) return fail({ code: 'side/nobody-there', clause: null, fill: { model: of } });
  const found: FacingOf[] = [];
  let mount: Mount | null = null;
  for (const { id, pose } of Object.values(models)) {
    if (id === of) continue;
    const asked: SideOfQuestion = { kind: 'side-of', of, from: { kind: 'model', model: id }, strengths: null };
    const side = ruleSet.answer(asked, table);
    if (!side.ok) return side;
    const aimed: MayAimQuestion = { kind: 'may-aim', shooter: of, target: id, weapon };
    const aim = ruleSet.answer(aimed, table);
    if (aim.ok) mount ??= mountOf(aim.value);
    const [x, z] = [pose.at.x - model.pose.at.x, pose.at.z - model.pose.at.z];
    found.push({ model: id, away: Math.sqrt(x * x + z * z), side: told(side), aim: told(aim), eye: eyeOf(side.value) });
  }
  found.sort((a, b) => a.away - b.away || (a.model < b.model ? -1 : 1));
  const isVehicle = model.body.kind === 'vehicle';
  const borders = model.body.kind === 'figure' ? [shouldersOf(model)] : bordersOf(model, table);
  const arc = isVehicle ? mount && outlineOf(model, mount) : model.body.kind === 'figure' ? outlineOf(model, FRONT) : null;
  const onGround = { borders: borders.flatMap((line) => drape(line, table)), arc: arc ? drape(arc, table) : [] };
  return succeed({ borders, arc, onGround, models: found });
}

/** What lies before the shoulders of a single figure. */
const FRONT: Mount = { at: { x: 0, y: 0, z: 0 }, bearing: 0, halfArc: Math.PI / 2 };

function told<Asked extends Question>(
  outcome: Result<VerdictOn<Asked>, Refusal>,
): Result<Told<VerdictOn<Asked>['answer']>, Refusal> {
  if (!outcome.ok) return outcome;
  const { answer, confidence, because } = outcome.value;
  return succeed({ answer, close: confidence === 'close-call', because });
}

function mountOf({ evidence }: { readonly evidence: readonly Evidence[] }): Mount | null {
  for (const one of evidence) if (one.kind === 'arc') return one.query.mount;
  return null;
}

function eyeOf({ evidence }: { readonly evidence: readonly Evidence[] }): BoardPoint | null {
  for (const one of evidence) if (one.kind === 'sector' || one.kind === 'facing') return one.at;
  return null;
}

/** The line of somebody's shoulders. */
function shouldersOf({ pose }: Model): readonly [BoardPoint, BoardPoint] {
  const frame = frameOfPose(pose);
  return [outOfFrame(frame, { x: -ARC, y: 0, z: 0 }), outOfFrame(frame, { x: ARC, y: 0, z: 0 })];
}

/** Where the sides of a vehicle meet, felt for with the question which side a place lies on. */
function bordersOf({ id, pose }: Model, { space }: Table): readonly (readonly [BoardPoint, BoardPoint])[] {
  const place = (angle: number, away: number) =>
    outOfFrame(frameOfPose(pose), { x: away * Math.sin(angle), y: 0, z: away * Math.cos(angle) });
  const sideAt = (angle: number, away: number) => space.sector(id, place(angle, away)).sector;
  const crossings = (away: number): readonly BoardPoint[] =>
    Array.from({ length: LOOKS }, (_, k) => k).flatMap((k) => {
      let [before, after] = [(k / LOOKS) * 2 * Math.PI, ((k + 1) / LOOKS) * 2 * Math.PI];
      const side = sideAt(before, away);
      if (sideAt(after, away) === side) return [];
      for (let halving = 0; halving < HALVINGS; halving++) {
        const middle = (before + after) / 2;
        if (sideAt(middle, away) === side) before = middle;
        else after = middle;
      }
      return [place(after, away)];
    });
  const far = crossings(BORDER.to);
  return crossings(BORDER.from).flatMap((near, k) => (far[k] ? [[near, far[k]] as const] : []));
}

/** The outline on the ground of what lies in the arc of a mount. */
function outlineOf({ pose }: Model, { at, bearing, halfArc }: Mount): readonly BoardPoint[] {
  const frame = frameOfPose(pose);
  const around = halfArc >= Math.PI;
  const half = Math.min(halfArc, Math.PI);
  const strokes = Math.max(2, Math.ceil((2 * half) / STROKE));
  const rim = Array.from({ length: strokes + 1 }, (_, k) => bearing - half + (2 * half * k) / strokes).map((angle) =>
    outOfFrame(frame, { x: at.x + ARC * Math.sin(angle), y: 0, z: at.z + ARC * Math.cos(angle) }),
  );
  const middle = outOfFrame(frame, { x: at.x, y: 0, z: at.z });
  return around ? rim : [middle, ...rim, middle];
}
