import type { Tagged } from './tagged.ts';

/** Names a terrain piece on one board. */
export type PieceId = Tagged<string, 'piece'>;
/** Names a part within its piece. */
export type PartId = Tagged<string, 'part'>;
/** Names an opening within its piece. */
export type OpeningId = Tagged<string, 'opening'>;
/** Names a ladder within its piece. */
export type LadderId = Tagged<string, 'ladder'>;
/** Names a model on one board. */
export type ModelId = Tagged<string, 'model'>;
/** Names a zone on one board. */
export type ZoneId = Tagged<string, 'zone'>;
/** Names an objective on one board. */
export type ObjectiveId = Tagged<string, 'objective'>;
/** Names a unit: the models that act together. */
export type UnitId = Tagged<string, 'unit'>;
/** Names a side at the table. */
export type SideId = Tagged<string, 'side'>;
/** Names a miniature of the project's own set. */
export type MiniatureId = Tagged<string, 'miniature'>;
/** Names a material of `assets/materials.json`. */
export type MaterialId = Tagged<string, 'material'>;
/** Names a terrain kit. */
export type KitId = Tagged<string, 'kit'>;
/** SHA-256 of a mesh's content, as 64 lower-case hexadecimal digits. */
export type MeshHash = Tagged<string, 'mesh hash'>;
/** SHA-256 of a board's canonical form, as 64 lower-case hexadecimal digits. */
export type BoardHash = Tagged<string, 'board hash'>;
