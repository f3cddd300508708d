import type { Board, MeshHash, ModelId, MoverState, TriangleMesh } from '../../../engine/index.ts';
import type { Driver } from './driver.ts';
import type { Agreement } from './rule-set.ts';

/** A board with the meshes it names. Both never change in place; a step of undo is one of these. */
export interface TableDocument {
  readonly board: Board;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
  /** What this table plays by; the first rule set as it is printed where nothing was agreed. */
  readonly agreed?: Agreement;
  /** What has a say in how far somebody goes and is not on the board, of those of whom anything was said. */
  readonly movers?: Readonly<Record<ModelId, MoverState>>;
  /** The same of vehicles and how they drive. */
  readonly drivers?: Readonly<Record<ModelId, Driver>>;
  /** It began as the demo board. */
  readonly fromDemo?: true;
}
