import { type Base, type Body, bodyOfSculpt, standardBody } from '../../../engine/index.ts';
import type { ImportDesk } from './import-desk-state.ts';

/** Whose body the rules see in the figure on the desk; null for terrain. */
export function bodyOfDesk({ understood, shape, bodyHeight, eye }: ImportDesk): Body | null {
  const figure = understood?.figure;
  if (!figure) return null;
  if (shape === 'standard' || figure.regions.value.length === 0) return standardBody(bodyHeight);
  return bodyOfSculpt(figure.standing.value, { ...figure.eye.value, y: eye ?? figure.eye.value.y }, figure.regions.value);
}

/** What the figure on the desk stands on: what was guessed, or set right. */
export const baseOfDesk = ({ understood, base }: ImportDesk): Base => base ?? understood?.figure?.base.value.base ?? NO_BASE;
const NO_BASE: Base = { kind: 'none' };

/** Base, body and height class of the figure on the desk, as guessed or as set right. */
export function figureOfDesk(now: ImportDesk) {
  const body = bodyOfDesk(now);
  const { heightClass } = now;
  return { base: baseOfDesk(now), ...(body ? { body } : {}), ...(heightClass === null ? {} : { heightClass }) };
}
