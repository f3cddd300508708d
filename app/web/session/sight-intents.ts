import type { ModelId } from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { type Lit, read, write } from './session.ts';

/** The first one picked looks, the second is looked at; a third begins a new question. */
export function pickForSight(id: ModelId): void {
  const { looker, target, hint } = read();
  const begins = looker === null || target !== null || looker === id;
  const asked = begins ? { looker: id, target: null } : { looker, target: id };
  write({
    ...asked,
    ruling: null,
    broke: null,
    handing: null,
    lit: null,
    told: null,
    start: false,
    selected: { kind: 'model', id },
    hint: hint === null || hint === 'card' ? hint : begins ? 'target' : 'card',
  });
  askAgain();
}

/** Asks about exactly these two. */
export function ask(looker: ModelId | null, target: ModelId | null): void {
  write({ looker, target: target === looker ? null : target, ruling: null, broke: null, handing: null, lit: null, told: null });
  askAgain();
}

/** The same two, the other way round. */
export function swapSides(): void {
  const { looker, target } = read();
  ask(target, looker);
}

export function closeQuestion(): void {
  write({ looker: null, target: null, ruling: null, lit: null, eyePicture: false });
  askAgain();
}

/** Lights what a reason rests on. */
export function light(lit: Lit | null): void {
  write({ lit });
}
