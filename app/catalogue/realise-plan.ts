import {
  BOARD_FORMAT,
  type Board,
  type BoardPlan,
  type Fault,
  fail,
  type Model,
  type PieceId,
  type PlannedModel,
  type PlannedPiece,
  type Result,
  succeed,
  type TerrainPiece,
} from '../../engine/index.ts';
import { findKit, type KitFaultCode, type KitSheet, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { closestNames } from './closest-names.ts';
import { letDown } from './let-down.ts';
import { type CatalogueFault, MINIATURE_IDS, makeModel } from './miniatures.ts';

/** What a plan may ask for that the catalogue does not have, or that the plan itself does not hold. */
export const REALISE_PLAN_FAULT_CODES = [
  'board-plan/no-such-kit',
  'board-plan/no-such-miniature',
  'board-plan/no-such-side',
  'board-plan/no-such-piece',
  'board-plan/no-such-opening',
] as const;
export type RealisePlanFaultCode = (typeof REALISE_PLAN_FAULT_CODES)[number] | KitFaultCode;
export type PlanFault = Fault<RealisePlanFaultCode> | CatalogueFault;

const lineOf = (thing: { readonly line: number }) => `line ${thing.line}`;

/** Says which of the known names may have been meant, in the form that a sentence with plural forms takes. */
const meant = (wanted: string, known: readonly string[]) => {
  const names = closestNames(wanted, known);
  return { count: names.length, meant: names.join(', ') };
};

/**
 * The settings of a kit as its sheet wants them: a plan speaks centimetres and degrees, a sheet millimetres and radians. What is not on the
 * sheet, or not of the right kind, is handed on as it is, for the kit to complain about.
 */
function settingsOf(piece: PlannedPiece, sheet: KitSheet): Readonly<Record<string, unknown>> {
  const measures = new Map(
    sheet.flatMap((one) => (one.kind === 'number' || one.kind === 'whole' ? [[one.name, one.measures]] : [])),
  );
  return Object.fromEntries(
    Object.entries(piece.parameters).map(([name, value]) => {
      if (typeof value !== 'number') return [name, value];
      const measure = measures.get(name);
      if (measure === 'length') return [name, Math.round(value * 10_000) / 1_000];
      return [name, measure === 'angle' ? (value * Math.PI) / 180 : value];
    }),
  );
}

function readPiece(piece: PlannedPiece): Result<TerrainPiece, readonly PlanFault[]> {
  const where = lineOf(piece);
  const kit = findKit(piece.kit);
  if (!kit) {
    const known = TERRAIN_KITS.map(({ id }) => id);
    return fail([{ code: 'board-plan/no-such-kit', where, fill: { kit: piece.kit, ...meant(piece.kit, known) } }]);
  }
  const { x, z, height, facing } = piece.place;
  const made = makePiece(kit, {
    id: piece.id,
    name: piece.name,
    parameters: settingsOf(piece, kit.sheet),
    pose: { at: { x, y: height ?? 0, z }, facing },
    mirrored: piece.mirrored,
  });
  return made.ok ? made : fail(made.problem.map((fault) => ({ ...fault, where })));
}

function readModel(model: PlannedModel, plan: BoardPlan, board: Board): Result<Model, readonly PlanFault[]> {
  const where = lineOf(model);
  const faults: PlanFault[] = [];
  const { miniature } = model;
  if (!MINIATURE_IDS.includes(miniature))
    faults.push({ code: 'board-plan/no-such-miniature', where, fill: { miniature, ...meant(miniature, MINIATURE_IDS) } });
  faults.push(...sideFault(model.side, where, plan));
  const { hidesBehind, looksOut } = model;
  const pieceOf = (id: PieceId): TerrainPiece | null => {
    // A piece that is planned and could not be built has faults of its own.
    if (!plan.pieces.some((piece) => piece.id === id)) {
      const known = plan.pieces.map((piece) => piece.id);
      faults.push({ code: 'board-plan/no-such-piece', where, fill: { piece: id, ...meant(id, known) } });
    }
    return board.pieces[id] ?? null;
  };
  if (hidesBehind !== null) pieceOf(hidesBehind);
  const window = looksOut && pieceOf(looksOut.piece);
  if (looksOut && window && !Object.hasOwn(window.openings, looksOut.opening)) {
    const { piece, opening } = looksOut;
    const known = Object.keys(window.openings).sort();
    faults.push({
      code: 'board-plan/no-such-opening',
      where,
      fill: { piece, opening, known: known.join(', '), count: known.length },
    });
  }
  if (faults.length > 0) return fail(faults);
  const { x, z, height, facing } = model.place;
  const made = makeModel(model.miniature, {
    id: model.id,
    name: model.name,
    owner: model.side,
    unit: model.unit,
    pose: { at: { x, y: height ?? 0, z }, facing },
    ...(model.stance === null ? {} : { stance: model.stance }),
  });
  if (!made.ok) return made;
  return succeed({ ...made.value, turret: model.turret, declared: { hidingBehind: hidesBehind, lookingOut: looksOut } });
}

const sideFault = (side: string, where: string, { sides }: BoardPlan): readonly PlanFault[] => {
  const known = sides.map(({ id }) => id);
  return known.includes(side) ? [] : [{ code: 'board-plan/no-such-side', where, fill: { side, ...meant(side, known) } }];
};

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]): Readonly<Record<string, Thing>> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/**
 * Builds the board that a plan asks for, from the terrain kits and the miniatures of the catalogue. Models without a height of their own
 * are let down onto what is under them.
 * @faults everything that the catalogue does not have or that does not fit together, each with the line of the plan
 */
export async function realisePlan(plan: BoardPlan): Promise<Result<Board, readonly PlanFault[]>> {
  const faults: PlanFault[] = [];
  const gather = <Value>(results: readonly Result<Value, readonly PlanFault[]>[]): Value[] =>
    results.flatMap((result) => {
      if (result.ok) return [result.value];
      faults.push(...result.problem);
      return [];
    });

  const empty: Board = {
    format: BOARD_FORMAT,
    size: plan.size,
    sides: byId(plan.sides),
    pieces: byId(gather(plan.pieces.map(readPiece))),
    models: {},
    zones: byId(plan.zones.map(({ line: _line, ...zone }) => zone)),
    objectives: byId(
      plan.objectives.map(({ id, name, at: { x, z, height }, radius }) => ({ id, name, at: { x, y: height ?? 0, z }, radius })),
    ),
    meta: { name: plan.name, author: plan.author, licence: plan.licence, notes: plan.notes },
  };
  const models = gather(plan.models.map((model) => readModel(model, plan, empty)));
  for (const zone of plan.zones) if (zone.owner !== null) faults.push(...sideFault(zone.owner, lineOf(zone), plan));
  if (faults.length > 0) return fail(faults.toSorted((a, b) => lineNumber(a) - lineNumber(b)));
  const planned = new Map(plan.models.map((model) => [`models.${model.id}`, model]));
  const open = plan.models.filter(({ place }) => place.height === null).map(({ id }) => id);
  const stood = await letDown({ board: { ...empty, models: byId(models) }, meshes: new Map() }, open);
  if (stood.faults.length === 0) return succeed(stood.value);
  return fail(stood.faults.map((fault) => ({ ...fault, where: lineOf(planned.get(fault.where)!) })));
}

const lineNumber = ({ where }: PlanFault) => Number(where.slice('line '.length));
