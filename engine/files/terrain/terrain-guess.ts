import type { Opening } from '../../board/opening.ts';
import type { HeightCategory } from '../../board/terrain-piece.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Guess } from '../figure/guess.ts';

/** A hole that is proposed as a door, a window or the like. Groups are named as the mesh names them. @frame mesh */
export interface FoundOpening extends Pick<Opening, 'kind' | 'frame' | 'infill' | 'state'> {
  /** The group around it; null where none says so. */
  readonly wall: string | null;
  /** The group that shuts it, which is taken out of the way when it is opened. */
  readonly leaf: string | null;
}

/** @frame mesh */
export interface FoundLadder {
  readonly foot: Vec3;
  readonly head: Vec3;
  readonly width: Millimetres;
  readonly rungs: number;
}

/** A group that is a flight of stairs. */
export interface FoundStairs {
  readonly group: string;
  readonly steps: number;
  readonly rise: Millimetres;
}

/** A level place large enough for a base. */
export interface FoundFloor {
  readonly height: Millimetres;
  /** @unit square millimetres */
  readonly area: number;
}

/** All that is proposed of a piece of terrain; nothing of it holds before somebody has agreed. @frame mesh, placed */
export interface TerrainGuess {
  readonly openings: readonly Guess<FoundOpening>[];
  /** So many more holes were found that are not likely to be meant, and smaller than those proposed. */
  readonly moreHoles: number;
  readonly ladders: readonly Guess<FoundLadder>[];
  readonly stairs: readonly Guess<FoundStairs>[];
  /** Whether models may stand on it, and where: floors from the lowest up. */
  readonly standable: Guess<boolean>;
  readonly floors: readonly FoundFloor[];
  readonly heightCategory: Guess<HeightCategory>;
  readonly footprint: Guess<readonly PlanPolygon[]>;
}
