import type { Board, PlainData } from '../../engine/index.ts';
import { sketchBoard, wall } from './board-sketch.ts';
import { man } from './figures.ts';
import { fileable } from './game-board.ts';

const blue = man({ owner: 'blue' });
const red = man({ owner: 'red' });

/** Two against two on a small table, a low wall to hide behind and a high one between them. */
export const hamletBoard: Board = fileable(
  sketchBoard(
    `
    A.........B
    ..##...%%..
    C.........D
    `,
    { A: blue, B: red, C: blue, D: red, '#': wall('low', 30), '%': wall('high', 60) },
  ),
);

/** One has a submachine gun and a pistol, one a shotgun, the others a rifle: every way of shooting is met. */
export const hamletForces: PlainData = {
  fighters: { A: { weapons: ['submachine-gun', 'pistol'] }, D: { weapons: ['pump-shotgun'] } },
};
