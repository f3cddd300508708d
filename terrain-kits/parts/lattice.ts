import type { Vec2 } from '../../engine/kit.ts';
import { rectangle } from './box.ts';
import { toMicrometre } from './top-edge.ts';

/** An upright board of a fence. */
export interface Board {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly pointed: boolean;
}

/** Heights of a rail's lower and upper edge. */
export type Rail = readonly [number, number];

/**
 * Boards across two rails as one flat shape with real gaps: its outline and its holes. Boards that touch are one.
 * @shape boards from left to right, apart or touching, all higher than the upper rail
 */
export function latticeOf(
  width: number,
  foot: number,
  lower: Rail,
  upper: Rail,
  boards: readonly Board[],
): { readonly outline: readonly Vec2[]; readonly holes: readonly (readonly Vec2[])[] } {
  const groups: { left: number; right: number; boards: Board[] }[] = [];
  for (const board of boards) {
    const last = groups.at(-1);
    if (last && last.right === board.left) {
      last.right = board.right;
      last.boards.push(board);
    } else groups.push({ left: board.left, right: board.right, boards: [board] });
  }
  const below = groups.flatMap(({ left, right }) => [
    { x: left, y: lower[0] },
    { x: left, y: foot },
    { x: right, y: foot },
    { x: right, y: lower[0] },
  ]);
  const above = groups.flatMap((group) => [
    { x: group.left, y: upper[1] },
    ...group.boards.flatMap(({ left, right, top, pointed }) => {
      const shoulder = toMicrometre(top - (right - left) * 0.45);
      const middle = toMicrometre((left + right) / 2);
      return pointed && shoulder > upper[1]
        ? [
            { x: left, y: shoulder },
            { x: middle, y: top },
            { x: right, y: shoulder },
          ]
        : [
            { x: left, y: top },
            { x: right, y: top },
          ];
    }),
    { x: group.right, y: upper[1] },
  ]);
  /** Between the rails at an end of the panel: back to the nearest board where one is missing. */
  const end = (x: number, board: number) =>
    board === x
      ? []
      : [
          { x, y: lower[1] },
          { x: board, y: lower[1] },
          { x: board, y: upper[0] },
          { x, y: upper[0] },
        ];
  const outline = [
    { x: 0, y: lower[0] },
    ...below,
    { x: width, y: lower[0] },
    ...end(width, groups.at(-1)!.right),
    { x: width, y: upper[1] },
    ...above.toReversed(),
    { x: 0, y: upper[1] },
    ...end(0, groups[0]!.left).toReversed(),
  ];
  const holes = groups.slice(1).map((group, i) => rectangle(groups[i]!.right, lower[1], group.left, upper[0]));
  const isRepeat = (p: Vec2, i: number) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    return p.x === before.x && p.y === before.y;
  };
  return { outline: outline.filter((p, i) => !isRepeat(p, i)), holes };
}
