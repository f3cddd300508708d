import type { TriangleMesh } from '../../space/triangle-mesh.ts';

/** From where to where a group of a mesh reaches along x, y and z. */
export interface GroupBox {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** The box of every group of a mesh, in their order. */
export function groupBoxesOf({ positions, triangles, groups }: TriangleMesh): readonly GroupBox[] {
  return groups.map(({ first, count }) => {
    const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = first * 3; i < (first + count) * 3; i++) {
      for (const k of [0, 1, 2] as const) {
        const value = positions[triangles[i]! * 3 + k]!;
        min[k] = Math.min(min[k], value);
        max[k] = Math.max(max[k], value);
      }
    }
    return { min, max };
  });
}

/** What groups are called that shut a hole, fill it with glass or with bars, or are climbed: in the languages that makers of terrain use. */
export const CALLED = {
  leaf: /door|gate|hatch|shutter|trapdoor|portcullis|(?:^|[^a-z])(?:t[uü]r|tor|luke|porte|volet|puerta|porta|ajt[oó]|kapu)/i,
  glass: /glass|pane(?:$|[^l])|glas(?:$|[^a-z])|scheibe|vitre|vidrio|[uü]veg/i,
  bars: /(?:^|[^a-z])bars?(?:$|[^a-z])|grate|grille|grid|lattice|gitter|r[aá]cs/i,
  ladder: /ladder|leiter(?:$|[^a-z])|[eé]chelle|escalera|l[eé]tra/i,
} as const;
