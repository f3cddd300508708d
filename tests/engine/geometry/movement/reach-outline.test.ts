import { describe, expect, test } from 'vitest';
import { outline } from '../../../../engine/geometry/movement/reach-outline.ts';

/** Nine by nine places 2 mm apart; of the inner ones all belong but the middle, whose border runs so far from it. */
const aroundOnePlace = (away: number) =>
  outline({
    columns: 9,
    rows: 9,
    isInside: (column, row) => column > 0 && row > 0 && column < 8 && row < 8 && !(column === 4 && row === 4),
    crossing: (column, row, outsideColumn, outsideRow) => {
      const isMiddle = outsideColumn === 4 && outsideRow === 4;
      const share = isMiddle ? away / 2 : 0.5;
      return {
        x: 2 * (outsideColumn + (column - outsideColumn) * share),
        z: 2 * (outsideRow + (row - outsideRow) * share),
      };
    },
  });

describe('the outline of what is in reach', () => {
  test('has a hole round a place that is not in reach', () => {
    const { outlines, area } = aroundOnePlace(0.9);
    expect(outlines).toHaveLength(1);
    expect(outlines[0]!.holes).toHaveLength(1);
    expect(area).toBeLessThan(15 * 15);
  });

  test('has none where two ways leave a seam of a quarter of a millimetre between them', () => {
    const { outlines } = aroundOnePlace(0.125);
    expect(outlines).toHaveLength(1);
    expect(outlines[0]!.holes).toEqual([]);
  });
});
