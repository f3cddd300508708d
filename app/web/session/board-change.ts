import type { Board, MeshHash, Model, ModelId, PieceId, TerrainPiece, TriangleMesh } from '../../../engine/index.ts';

/** What became of one record of a board: its names in their order, and of its things those that the other side does not have yet. */
interface RecordChange<Id extends string, Thing> {
  readonly order: readonly Id[];
  readonly put: readonly (readonly [Id, Thing])[];
}

/** How one board differs from another that the other side has, so that only what changed has to be sent. */
export interface BoardChange {
  readonly pieces: RecordChange<PieceId, TerrainPiece>;
  readonly models: RecordChange<ModelId, Model>;
  readonly rest: Omit<Board, 'pieces' | 'models'>;
  /** Meshes that were never sent before. */
  readonly meshes: readonly (readonly [MeshHash, TriangleMesh])[];
}

function recordChange<Id extends string, Thing>(
  before: Readonly<Record<Id, Thing>> | undefined,
  after: Readonly<Record<Id, Thing>>,
): RecordChange<Id, Thing> {
  const entries = Object.entries(after) as [Id, Thing][];
  return { order: entries.map(([id]) => id), put: entries.filter(([id, thing]) => before?.[id] !== thing) };
}

function changedRecord<Id extends string, Thing>(
  before: Readonly<Record<Id, Thing>> | undefined,
  { order, put }: RecordChange<Id, Thing>,
): Readonly<Record<Id, Thing>> {
  const fresh = new Map(put);
  return Object.fromEntries(order.map((id) => [id, fresh.get(id) ?? before?.[id]])) as Record<Id, Thing>;
}

/** What must be sent to someone who has `before` and the meshes of `sent`. Things are compared by reference: a thing never changes in place. */
export function changeBetween(
  before: Board | null,
  after: Board,
  meshes: ReadonlyMap<MeshHash, TriangleMesh>,
  sent: ReadonlySet<MeshHash>,
): BoardChange {
  const { pieces, models, ...rest } = after;
  return {
    pieces: recordChange(before?.pieces, pieces),
    models: recordChange(before?.models, models),
    rest,
    meshes: [...meshes].filter(([hash]) => !sent.has(hash)),
  };
}

/** The board after the change. What did not change is the very same thing as before, so that a derived world need not build it anew. */
export function changedBoard(before: Board | null, { pieces, models, rest }: BoardChange): Board {
  return { ...rest, pieces: changedRecord(before?.pieces, pieces), models: changedRecord(before?.models, models) };
}
