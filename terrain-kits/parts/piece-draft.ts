import type {
  Ladder,
  LadderId,
  MaterialId,
  Opening,
  OpeningId,
  PartCover,
  PartId,
  PlanPolygon,
  Solid,
  TerrainPart,
  TerrainTraits,
} from '../../engine/kit.ts';
import type { KitBuild } from '../terrain-kit.ts';

/** What a part is made of and good for. */
export interface Stuff {
  readonly material: MaterialId;
  readonly standable: boolean;
  /** A straight flight of stairs. */
  readonly stairs?: true;
  readonly cover: PartCover;
}

export const PLAIN_TRAITS: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};

/** A piece in the making. */
export interface PieceDraft {
  part(id: PartId, solid: Solid, stuff: Stuff): PartId;
  opening(opening: Opening): OpeningId;
  ladder(ladder: Ladder): LadderId;
  finish(footprint: readonly PlanPolygon[], traits?: Partial<TerrainTraits>): KitBuild;
}

/** The same, with −0 written as 0, so that a piece read from a file equals the one that was built. */
function plain<Thing>(thing: Thing): Thing {
  if (typeof thing === 'number') return (thing + 0) as Thing;
  if (Array.isArray(thing)) return thing.map(plain) as Thing;
  if (typeof thing === 'object' && thing !== null)
    return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, plain(value)])) as Thing;
  return thing;
}

/** Collects parts, openings and ladders in the order they are added. */
export function startPiece(): PieceDraft {
  const parts: Record<PartId, TerrainPart> = {};
  const openings: Record<OpeningId, Opening> = {};
  const ladders: Record<LadderId, Ladder> = {};
  const put = <Thing>(into: Record<string, Thing>, id: string, thing: Thing) => {
    if (Object.hasOwn(into, id)) throw new Error(`a kit used the id ${id} twice`);
    into[id] = thing;
    return id;
  };
  return {
    part: (id, solid, stuff) => put(parts, id, { id, solid, ...stuff }),
    opening: (opening) => put(openings, opening.id, opening),
    ladder: (ladder) => put(ladders, ladder.id, ladder),
    finish: (footprint, traits = {}) => plain({ parts, openings, ladders, footprint, traits: { ...PLAIN_TRAITS, ...traits } }),
  };
}
