import { describe, expect, test } from 'vitest';
import type { TemplateShape } from '../../engine/geometry/template-queries.ts';
import { gapBetween, slackWithin } from '../../engine/geometry/templates/gap-of-regions.ts';
import { type PlanRegion, regionOfBase, regionOfTemplate } from '../../engine/geometry/templates/plan-region.ts';
import { areaOf, sharedArea } from '../../engine/geometry/templates/shared-area.ts';
import type { Base } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const IN_FULL = soak(1) > 1;
/** In full two and a half million points, of which the grid's own error is below 0.01 %: then shares agree to that. */
const ACROSS = IN_FULL ? 1600 : 200;
const AGREE = IN_FULL ? 1e-4 : 1.5e-3;
/** In full the grid takes minutes on a busy machine: no time is too long then. */
const TIMEOUT = IN_FULL ? 0 : 60_000;
/** Directions tried all around. */
const AROUND = 3600;

const BASES: readonly Base[] = [
  { kind: 'round', diameter: 30 },
  { kind: 'oval', width: 60, depth: 35 },
  { kind: 'oval', width: 20, depth: 90 },
  { kind: 'rectangle', width: 100, depth: 60 },
  { kind: 'rectangle', width: 25, depth: 50 },
];

const shapeOf = (chance: Chance): TemplateShape =>
  chance.oneOf<TemplateShape>([
    { kind: 'circle', diameter: chance.between(10, 130) },
    { kind: 'teardrop', length: 203, tipRadius: chance.oneOf([0, 5]), broadRadius: 32 },
    { kind: 'cone', angle: chance.between(0.1, Math.PI), length: chance.between(30, 150) },
  ]);

/** A template and a base near it, anywhere on the table, turned anyhow. */
function pairOf(chance: Chance): { readonly template: PlanRegion; readonly base: PlanRegion } {
  const at = { x: chance.between(-500, 500), y: 0, z: chance.between(-500, 500) };
  const template = regionOfTemplate({ shape: shapeOf(chance), at, facing: chance.between(-4, 4) });
  const pose = {
    at: { x: template.centre.x + chance.between(-70, 70), y: 0, z: template.centre.z + chance.between(-70, 70) },
    facing: chance.between(-4, 4),
  };
  return { template, base: regionOfBase(man('ann', 0, 0, { base: chance.oneOf(BASES), pose })) };
}

/** The share of a base that lies under a template, by a grid of points over the base. */
function shareByPoints(base: PlanRegion, template: PlanRegion): number {
  const reach = (x: number, z: number) => base.reach({ x, z });
  const left = -reach(-1, 0);
  const far = -reach(0, -1);
  const width = reach(1, 0) - left;
  const depth = reach(0, 1) - far;
  let inside = 0;
  let both = 0;
  for (let i = 0; i < ACROSS; i++) {
    for (let j = 0; j < ACROSS; j++) {
      const p = { x: left + ((i + 0.5) / ACROSS) * width, z: far + ((j + 0.5) / ACROSS) * depth };
      if (!base.holds(p)) continue;
      inside++;
      if (template.holds(p)) both++;
    }
  }
  return both / inside;
}

describe('bases under templates', () => {
  test('are covered as a grid of points says', { timeout: TIMEOUT }, () => {
    let partly = 0;
    for (let seed = 1; seed <= (IN_FULL ? 80 : 40); seed++) {
      const { base, template } = pairOf(chanceOf(seed));
      const share = sharedArea(base, template) / areaOf(base);
      expect(Math.abs(share - shareByPoints(base, template)), `seed ${seed}`).toBeLessThan(AGREE);
      // what they share is the same whichever of the two is looked at
      expect(Math.abs(sharedArea(template, base) / areaOf(base) - share), `seed ${seed}, turned about`).toBeLessThan(1e-9);
      if (share > 0.01 && share < 0.99) partly++;
    }
    expect(partly).toBeGreaterThan(15);
  });

  test('are as far from the border, and as far within it, as all directions together say', { timeout: TIMEOUT }, () => {
    for (let seed = 1; seed <= soak(60); seed++) {
      const { base, template } = pairOf(chanceOf(seed + 10_000));
      let gap = Number.NEGATIVE_INFINITY;
      let slack = Number.POSITIVE_INFINITY;
      for (let i = 0; i < AROUND; i++) {
        const angle = (2 * Math.PI * i) / AROUND;
        const n = { x: Math.cos(angle), z: Math.sin(angle) };
        gap = Math.max(gap, -base.reach(n) - template.reach({ x: -n.x, z: -n.z }));
        slack = Math.min(slack, template.reach(n) - base.reach(n));
      }
      // a direction between two that were tried may be a little better, and none is worse
      const found = { gap: gapBetween(base, template), slack: slackWithin(base, template) };
      expect(found.gap, `seed ${seed}`).toBeGreaterThanOrEqual(gap - 1e-9);
      expect(found.gap, `seed ${seed}`).toBeLessThan(gap + 0.25);
      expect(found.slack, `seed ${seed}`).toBeLessThanOrEqual(slack + 1e-9);
      expect(found.slack, `seed ${seed}`).toBeGreaterThan(slack - 0.25);
    }
  });
});
