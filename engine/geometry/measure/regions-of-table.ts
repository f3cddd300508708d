import type { Board } from '../../board/board.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TableEdge, TableQuarter } from '../measure-queries.ts';

/** A side of the table as a line of two corners. @frame board */
export function edgeOfTable({ width, depth }: Board['size'], edge: TableEdge): PlanPolygon {
  const [x, z] = [width / 2, depth / 2];
  switch (edge) {
    case 'far':
      return [
        { x: -x, z: -z },
        { x, z: -z },
      ];
    case 'near':
      return [
        { x: -x, z },
        { x, z },
      ];
    case 'left':
      return [
        { x: -x, z: -z },
        { x: -x, z },
      ];
    case 'right':
      return [
        { x, z: -z },
        { x, z },
      ];
  }
}

/** A quarter of the table: what a cross of lines so wide through its middle leaves of it. @frame board @clause CR-QTR-1, CR-QTR-2 */
export function quarterOfTable({ width, depth }: Board['size'], quarter: TableQuarter, lineWidth: Millimetres): PlanPolygon {
  const side = quarter.endsWith('left') ? -1 : 1;
  const end = quarter.startsWith('far') ? -1 : 1;
  const [inX, outX] = [(lineWidth / 2) * side, (width / 2) * side];
  const [inZ, outZ] = [(lineWidth / 2) * end, (depth / 2) * end];
  return [
    { x: inX, z: inZ },
    { x: outX, z: inZ },
    { x: outX, z: outZ },
    { x: inX, z: outZ },
  ];
}
