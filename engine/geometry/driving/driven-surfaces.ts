import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { liesIn, stretchesOver } from '../cover/plan-shape.ts';
import type { DriveSurface, SurfaceStretch } from '../driving-queries.ts';
import type { PlanLine } from '../movement/local-triangles.ts';
import type { GroundArea, MoveGround } from '../movement/move-ground.ts';
import { type FloorStretch, floorAlong, type Wheels } from './driven-floor.ts';

interface Surface {
  readonly surface: DriveSurface;
  readonly piece: TerrainPiece | null;
}

const ORDINARY: Surface = { surface: 'ordinary', piece: null };

/** What the pieces that have a say at a place make of the ground: a road through woods is a road. */
function surfaceOf(pieces: readonly TerrainPiece[]): Surface {
  const road = pieces.find(({ traits }) => traits.road);
  if (road) return { surface: 'road', piece: road };
  const difficult = pieces.find(({ traits }) => traits.difficult !== null);
  return difficult ? { surface: 'difficult', piece: difficult } : ORDINARY;
}

/** The pieces whose ground is under a place: what carries it, and areas that reach up to it. */
function piecesAt(ground: MoveGround, areas: readonly GroundArea[], height: Millimetres, solid: number, { step }: Wheels) {
  const carrier = solid < 0 ? null : ground.solids[solid]!.piece;
  return [...(carrier ? [carrier] : []), ...areas.filter(({ top }) => height <= top + step).map(({ piece }) => piece)];
}

/**
 * What the middle of a vehicle drives over along a line, stretch by stretch.
 * @clause SK-TERR-2, SK-VFIRE-5 @shape `before` is what was driven before the line
 */
export function surfacesAlong(
  ground: MoveGround,
  { from, way }: PlanLine,
  floor: readonly FloorStretch[],
  before: Millimetres,
  wheels: Wheels,
): readonly SurfaceStretch[] {
  const length = floor.at(-1)?.to ?? 0;
  const placeAt = (s: number): PlanPoint => ({ x: from.x + way.x * s, z: from.z + way.z * s });
  const areas = ground.areas.flatMap((area) =>
    area.footprint.flatMap((polygon) =>
      stretchesOver(polygon, from, placeAt(length)).map(([start, end]) => ({ area, from: start * length, to: end * length })),
    ),
  );
  return floor.flatMap((stretch) => {
    const marks = [stretch.from, ...areas.flatMap((one) => [one.from, one.to]), stretch.to]
      .filter((s) => s >= stretch.from && s <= stretch.to)
      .sort((a, b) => a - b);
    return marks.slice(1).flatMap((to, i) => {
      const start = marks[i]!;
      if (!(to > start)) return [];
      const middle = (start + to) / 2;
      const over = areas.filter((one) => one.from <= middle && one.to >= middle).map(({ area }) => area);
      const [low, high] = stretch.heights;
      const heightAt = (s: number) => low + ((high - low) * (s - stretch.from)) / (stretch.to - stretch.from);
      const { surface, piece } = surfaceOf(piecesAt(ground, over, heightAt(middle), stretch.solid, wheels));
      const at = { ...placeAt(start), y: heightAt(start) };
      return [{ surface, piece: piece?.id ?? null, from: before + start, to: before + to, at }];
    });
  });
}

/** What a vehicle stands on. */
export function surfaceAt(ground: MoveGround, at: Vec3, wheels: Wheels): SurfaceStretch {
  const [under] = floorAlong(ground, { from: at, way: { x: 0, z: 1 } }, 1, at.y, wheels).stretches;
  const over = ground.areas.filter(({ footprint }) => footprint.some((polygon) => liesIn(polygon, at)));
  const { surface, piece } = surfaceOf(under ? piecesAt(ground, over, under.heights[0], under.solid, wheels) : []);
  return { surface, piece: piece?.id ?? null, from: 0, to: 0, at };
}
