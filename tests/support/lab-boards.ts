import type { Board, TerrainPiece, Zone } from '../../engine/index.ts';
import { boardOf } from './board-sketch.ts';
import { crate } from './crate.ts';

const zoneOf = (id: string, owner: string, x: number): Zone => ({
  id,
  name: id,
  kind: 'deployment',
  owner,
  outline: [
    { x: x - 75, z: -150 },
    { x: x + 75, z: -150 },
    { x: x + 75, z: 150 },
    { x: x - 75, z: 150 },
  ],
});

/** A small table with a deployment zone at each end and this terrain between them. */
export const smallBoard = (name: string, pieces: readonly TerrainPiece[]): Board => ({
  ...boardOf(pieces, []),
  size: { width: 600, depth: 300 },
  sides: { blue: { id: 'blue', name: 'Blues', colour: '#3b72b8' }, red: { id: 'red', name: 'Reds', colour: '#c4553b' } },
  zones: { west: zoneOf('west', 'red', -225), east: zoneOf('east', 'blue', 225) },
  meta: { name, author: 'Somebody', licence: 'MIT', notes: '' },
});

/** The same for both sides. */
export const fairBoard = (): Board =>
  smallBoard('Fair field', [
    crate('west-wall', 10, 60, 120, { at: { x: -80, z: 20 }, footprint: [10, 120] }),
    crate('east-wall', 10, 60, 120, { at: { x: 80, z: 20 }, footprint: [10, 120] }),
  ]);

/** One wall stands 20 mm beside its place. */
export const unfairBoard = (): Board =>
  smallBoard('Unfair <field>', [
    crate('west-wall', 10, 60, 120, { at: { x: -80, z: 20 }, footprint: [10, 120] }),
    crate('east-wall', 10, 60, 120, { at: { x: 80, z: 40 }, footprint: [10, 120] }),
  ]);
