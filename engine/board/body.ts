import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { ShapedSolid } from '../space/solid.ts';
import type { ModelPoint } from '../space/vec3.ts';

/** What a body is divided into: which regions count when one asks who sees whom is for a rule set to say. */
export const BODY_REGIONS = ['head', 'shoulders', 'chest', 'abdomen', 'legs', 'arms', 'gear', 'base', 'hull', 'turret'] as const;
export type BodyRegion = (typeof BODY_REGIONS)[number];

/** How a figure can hold itself. Things with a hull are always standing. */
export const STANCES = ['standing', 'kneeling', 'prone'] as const;
export type Stance = (typeof STANCES)[number];

/** One region of a body. `member` numbers the men on a squad base from 0; a single figure is member 0. @frame model */
export interface BodyVolume {
  readonly region: BodyRegion;
  readonly member: number;
  /** Never an imported mesh: a body is what the rules call the figure, not its sculpt. */
  readonly solid: ShapedSolid;
}

/** Where one man of the model looks from. @frame model */
export interface BodyEye {
  readonly member: number;
  readonly at: ModelPoint;
}

/** What the rules call the figure: never the raised sword of the sculpt. */
export interface Body {
  /** Height of the standing body above its supporting surface. */
  readonly height: Millimetres;
  /** A man, or a thing with a hull. */
  readonly kind: 'figure' | 'squad' | 'vehicle';
  /** The upright line that the turret turns about; null for a body without one. @frame model */
  readonly turretAxis: PlanPoint | null;
  readonly eyes: Readonly<Record<Stance, readonly BodyEye[]>>;
  readonly volumes: Readonly<Record<Stance, readonly BodyVolume[]>>;
}
