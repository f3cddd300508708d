import type { PieceId, Pose, Result, TerrainPiece } from '../engine/kit.ts';
import { fail, succeed } from '../engine/kit.ts';
import type { AnyTerrainKit, KitFault, KitParameter, KitSheet, KitValues } from './terrain-kit.ts';

type Value = number | string | boolean;

/** What sort of value a setting takes, in the words that faults of files use. */
const EXPECTED = { number: 'number', whole: 'whole-number', choice: 'string', flag: 'boolean' } as const;

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** What is wrong with one value, seen by itself; null where nothing is. */
function faultOf(parameter: KitParameter, value: unknown): KitFault | null {
  const where = `parameters.${parameter.name}`;
  const wrongType: KitFault = {
    code: 'parameter/wrong-type',
    where,
    fill: { parameter: parameter.name, expected: EXPECTED[parameter.kind], found: kindOf(value) },
  };
  switch (parameter.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : wrongType;
    case 'choice':
      if (typeof value !== 'string') return wrongType;
      if (parameter.among.includes(value)) return null;
      return {
        code: 'parameter/not-among-choices',
        where,
        fill: { parameter: parameter.name, given: value, among: parameter.among.join(', ') },
      };
    case 'number':
    case 'whole': {
      if (typeof value !== 'number') return wrongType;
      const { name, measures, atLeast, atMost } = parameter;
      if (!(value >= atLeast && value <= atMost))
        return {
          code: 'parameter/out-of-bounds',
          where,
          fill: { parameter: name, given: String(value), atLeast, atMost, measures },
        };
      if (parameter.kind === 'whole' && !Number.isInteger(value))
        return { code: 'parameter/not-whole', where, fill: { parameter: name, given: value } };
      return null;
    }
  }
}

/** Every setting of the sheet at its default. */
export const defaultValues = (sheet: KitSheet): Readonly<Record<string, Value>> =>
  Object.fromEntries(sheet.map(({ name, byDefault }) => [name, byDefault]));

/** Every setting of the sheet: as given, or its default where nothing was given; or all that is wrong with what was given. */
function readParameters(
  sheet: KitSheet,
  given: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, Value>>, KitFault[]> {
  const known = new Set(sheet.map(({ name }) => name));
  const faults: KitFault[] = Object.keys(given)
    .filter((name) => !known.has(name))
    .map((name) => ({ code: 'parameter/unknown', where: `parameters.${name}`, fill: { parameter: name } }));
  const values: Record<string, Value> = {};
  for (const parameter of sheet) {
    const value = Object.hasOwn(given, parameter.name) ? given[parameter.name] : undefined;
    const fault = value === undefined ? null : faultOf(parameter, value);
    if (fault) faults.push(fault);
    else values[parameter.name] = value === undefined ? parameter.byDefault : (value as Value);
  }
  return faults.length > 0 ? fail(faults) : succeed(values);
}

/**
 * A piece of terrain made to measure. What is not given takes its default; the piece remembers every setting, so that it can be made again.
 * @faults settings that are unknown, of the wrong kind, out of bounds, or at odds with each other: all of them, not just the first
 * @example makePiece(findKit('garden-wall')!, { id: 'w', name: 'Wall', parameters: { length: 300 }, pose })
 */
export function makePiece(
  kit: AnyTerrainKit,
  wanted: {
    readonly id: PieceId;
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly pose: Pose;
    readonly mirrored?: boolean;
  },
): Result<TerrainPiece, KitFault[]> {
  const read = readParameters(kit.sheet, wanted.parameters);
  if (!read.ok) return read;
  const clashes = kit.clashes(read.value as KitValues);
  if (clashes.length > 0) return fail([...clashes]);
  return succeed({
    id: wanted.id,
    name: wanted.name,
    pose: wanted.pose,
    mirrored: wanted.mirrored ?? false,
    made: { by: 'kit', kit: kit.id, version: kit.version, parameters: read.value },
    ...kit.build(read.value as KitValues),
  });
}
