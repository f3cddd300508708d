import { type Base, fail, type Result, succeed } from '../../engine/index.ts';
import type { Given } from './given.ts';
import type { UsageFault } from './usage.ts';

const BASE = /^(?:(none)|(round):([\d.]+)|(oval|rectangle):([\d.]+)x([\d.]+))$/;

/** A base as it is typed: `round:25`, `oval:60x35`, `rectangle:25x50`, `none`; null where the option was not given. @unit millimetres */
export function readBase(given: Given, option: string): Result<Base | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  const [, none, round, diameter, kind, width, depth] = BASE.exec(text.trim().toLowerCase()) ?? [];
  if (none) return succeed({ kind: 'none' });
  if (round && Number(diameter) > 0) return succeed({ kind: 'round', diameter: Number(diameter) });
  if ((kind === 'oval' || kind === 'rectangle') && Number(width) > 0 && Number(depth) > 0)
    return succeed({ kind, width: Number(width), depth: Number(depth) });
  return fail({ code: 'usage/not-a-base', where: `--${option}`, fill: { option: `--${option}`, text } });
}
