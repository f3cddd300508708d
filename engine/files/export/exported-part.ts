import type { TriangleMesh } from '../../space/triangle-mesh.ts';

/** One part of a board as triangles that other programs can read. @unit millimetres @frame board */
export interface ExportedPart {
  /** The piece that it belongs to, and its own name in it. */
  readonly piece: string;
  readonly part: string;
  readonly mesh: TriangleMesh;
  /** What else is known of it: material, cover, who made it and under which licence. */
  readonly traits: Readonly<Record<string, string | number | boolean | null>>;
}

/** What a board is called and credited to, as files of other programs can keep it. */
export interface ExportCredits {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}
