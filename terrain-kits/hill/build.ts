import type { PlanPolygon } from '../../engine/kit.ts';
import { HEAVY_COVER } from '../parts/cover.ts';
import { inRadius, naturalOutline, ringOfOutline } from '../parts/natural-outline.ts';
import { type Stuff, startPiece } from '../parts/piece-draft.ts';
import { type Ring, stackedRings } from '../parts/round.ts';
import { chanceOf } from '../parts/seeded.ts';
import { type KitBuild, type KitFault, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { HILL_SHEET } from './sheet.ts';

type Hill = KitValues<typeof HILL_SHEET>;

const GRASS: Stuff = { material: 'grass', standable: true, cover: HEAVY_COVER };
const ROCK: Stuff = { material: 'stone', standable: false, cover: HEAVY_COVER };
const TURF = 2;
/** How far a rock face leans back for each millimetre of height. */
const BATTER = 0.3;
/** A plateau is not narrower than this in any direction: a base and a half. */
const SUMMIT_RADIUS = 24;

const outlineOf = (hill: Hill) =>
  naturalOutline(hill.length, hill.width, 30, 0.34 * hill.wildness, chanceOf(hill.seed, 'outline'));

/** One stretch of the hill's side from below upwards: how much it rises and how far it goes in. */
interface Flank {
  readonly rise: number;
  readonly inwards: number;
}

function flanksOf(hill: Hill): readonly Flank[] {
  const steps = hill.flanks === 'sloped' ? 1 : hill.terraces;
  const rise = hill.height / steps;
  const inwards = hill.flanks === 'terraced' ? rise * BATTER : rise / Math.tan(hill.slope);
  return Array.from({ length: steps }, (_, i) => [
    { rise, inwards },
    ...(i + 1 < steps ? [{ rise: 0, inwards: hill.ledgeWidth }] : []),
  ]).flat();
}

export function clashesOfHill(hill: Hill): readonly KitFault[] {
  const room = inRadius(outlineOf(hill)) - SUMMIT_RADIUS;
  const flanks = flanksOf(hill);
  const needed = flanks.reduce((sum, { inwards }) => sum + inwards, 0);
  if (needed <= room) return [];
  const ledges = flanks.reduce((sum, { rise, inwards }) => sum + (rise === 0 ? inwards : 0), 0);
  const atMost = Math.max(0, Math.floor(((room - ledges) * hill.height) / (needed - ledges)));
  const fault = tooLarge('height', hill.height, atMost, hill.length < hill.width ? 'length' : 'width');
  return fault ? [fault] : [];
}

/**
 * Ring by ring up the hill. Drawing the outline together towards its middle keeps every facet flat and none of them steeper than asked for:
 * where the outline runs farther out, it only gets gentler.
 */
function sharesOf(hill: Hill, outline: PlanPolygon): readonly { readonly share: number; readonly y: number }[] {
  const nearest = inRadius(outline);
  const rings = [{ share: 1, y: 0 }];
  for (const { rise, inwards } of flanksOf(hill)) {
    const below = rings.at(-1)!;
    rings.push({ share: below.share - inwards / nearest, y: below.y + rise });
  }
  return rings;
}

export function buildHill(hill: Hill): KitBuild {
  const draft = startPiece();
  const outline = outlineOf(hill);
  const rings = sharesOf(hill, outline);
  if (hill.flanks !== 'terraced')
    draft.part('hill', stackedRings(rings.map(({ share, y }) => ringOfOutline(outline, share, y))), GRASS);
  else {
    // one block of rock on another, each under its own turf
    for (let i = 0; i + 1 < rings.length; i += 2) {
      const low = rings[i]!;
      const high = rings[i + 1]!;
      const chance = chanceOf(hill.seed, `terrace ${i}`);
      const turf = Math.min(TURF, (high.y - low.y) / 3);
      const rough = (share: number, y: number): Ring =>
        outline.map(({ x, z }) => {
          const s = share - ((low.share - high.share) * 0.8 + 0.02) * hill.wildness * chance.between(0, 1);
          return { x: x * s, y, z: z * s };
        });
      const middle = (low.y + high.y - turf) / 2;
      const number = i / 2 + 1;
      draft.part(
        `rock-${number}`,
        stackedRings([
          ringOfOutline(outline, low.share, low.y),
          rough(low.share, middle),
          ringOfOutline(outline, high.share, high.y - turf),
        ]),
        ROCK,
      );
      draft.part(
        `terrace-${number}`,
        stackedRings([ringOfOutline(outline, high.share, high.y - turf), ringOfOutline(outline, high.share, high.y)]),
        GRASS,
      );
    }
  }
  return draft.finish([outline]);
}
