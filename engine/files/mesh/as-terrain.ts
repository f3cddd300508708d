import type { Ladder } from '../../board/ladder.ts';
import { asName } from '../../board/longest-name.ts';
import type { Opening } from '../../board/opening.ts';
import type { PartCover, TerrainPart, TerrainPiece, TerrainTraits } from '../../board/terrain-piece.ts';
import type { LadderId, MaterialId, MeshHash, OpeningId, PartId, PieceId } from '../../identity/ids.ts';
import type { Pose } from '../../space/frame.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { AgreedTerrain } from '../terrain/agree-terrain.ts';
import { CALLED } from '../terrain/group-boxes.ts';
import type { FoundLadder, FoundOpening } from '../terrain/terrain-guess.ts';
import { idFromName } from './id-from-name.ts';
import { planHull } from './plan-hull.ts';

/** Where an imported thing came from: kept with it wherever it goes. */
export interface ImportCredits {
  readonly fileName: string;
  readonly author: string;
  readonly licence: string;
}

/** The same as a board holds them. */
export const asCredits = <Credits extends ImportCredits>(credits: Credits): Credits => ({
  ...credits,
  fileName: asName(credits.fileName),
  author: asName(credits.author),
  licence: asName(credits.licence),
});

/** What a piece made of a mesh is to be, apart from its shape. */
export interface TerrainWishes {
  readonly id: PieceId;
  readonly name: string;
  readonly credits: ImportCredits;
  readonly pose?: Pose;
  /** One part for every group of the mesh, so that a door leaf can be told from its wall, or one part for all. */
  readonly parts?: 'each-group' | 'one';
  readonly material?: MaterialId;
  readonly standable?: boolean;
  readonly cover?: PartCover;
  readonly traits?: Partial<TerrainTraits>;
  /** What was agreed to be on it: openings, ladders, stairs, its ground. */
  readonly agreed?: AgreedTerrain;
}

/** More parts than this are not told apart any more unless that was asked for. */
const MOST_PARTS = 40;

const NO_TRAITS: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};

/**
 * Makes a piece of terrain of an imported mesh: its parts are the groups of the mesh, its footprint the convex outline of its plan. Openings
 * and ladders it has where they were agreed on.
 * @edge an opening whose leaf is no part of its own, as all is one part, is left out: it could never be opened
 */
export function pieceFromMesh(mesh: TriangleMesh, hash: MeshHash, wishes: TerrainWishes): TerrainPiece {
  const { id, name, credits } = wishes;
  const { agreed } = wishes;
  const part = (partId: PartId, group: string | null): TerrainPart => ({
    id: partId,
    solid: { kind: 'mesh', mesh: hash, group },
    material: wishes.material ?? (group !== null && CALLED.glass.test(group) ? 'window-glass' : 'stone'),
    standable: wishes.standable ?? true,
    cover: wishes.cover ?? { grade: 'heavy', concealOnly: false, closeRangeProof: false },
    ...(agreed?.stairs.includes(group ?? mesh.groups[0]?.name ?? '') ? { stairs: true } : {}),
  });
  const partOf = new Map<string | null, PartId>();
  const several = mesh.groups.length > 1 && mesh.groups.length <= MOST_PARTS;
  const apart = wishes.parts === undefined ? several : wishes.parts === 'each-group';
  const parts: Record<PartId, TerrainPart> = {};
  if (apart) {
    const taken = new Set<string>();
    for (const group of mesh.groups) {
      const partId = idFromName(group.name, 'part', taken);
      taken.add(partId);
      parts[partId] = part(partId, group.name);
      partOf.set(group.name, partId);
    }
  } else {
    parts.whole = part('whole', null);
  }
  const plan = Array.from({ length: mesh.positions.length / 3 }, (_, i) => ({
    x: mesh.positions[i * 3]!,
    z: mesh.positions[i * 3 + 2]!,
  }));
  return {
    id,
    name: asName(name),
    pose: wishes.pose ?? { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    mirrored: false,
    made: { by: 'import', mesh: hash, ...asCredits(credits) },
    parts,
    openings: openingsOf(agreed?.openings ?? [], partOf, Object.keys(parts)[0]!),
    ladders: laddersOf(agreed?.ladders ?? []),
    footprint: agreed?.footprint ?? [planHull(plan)],
    traits: { ...NO_TRAITS, ...wishes.traits },
  };
}

function openingsOf(
  found: readonly FoundOpening[],
  partOf: ReadonlyMap<string | null, PartId>,
  otherwise: PartId,
): Readonly<Record<OpeningId, Opening>> {
  const openings: Record<OpeningId, Opening> = {};
  for (const { kind, frame, infill, state, wall, leaf } of found) {
    const shut = leaf === null ? null : partOf.get(leaf);
    if (shut === undefined) continue;
    const id = idFromName(kind, 'opening', new Set(Object.keys(openings)));
    openings[id] = { id, kind, frame, infill, state, locks: 0, wall: partOf.get(wall) ?? otherwise, leaf: shut };
  }
  return openings;
}

function laddersOf(found: readonly FoundLadder[]): Readonly<Record<LadderId, Ladder>> {
  return Object.fromEntries(
    found.map(({ foot, head, width }, i) => {
      const id = i === 0 ? 'ladder' : `ladder-${i + 1}`;
      return [id, { id, foot, head, width }];
    }),
  );
}
