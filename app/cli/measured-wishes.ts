import {
  type Board,
  fail,
  type Measured,
  type Millimetres,
  type Result,
  type RuleSet,
  succeed,
  TABLE_EDGES,
  TABLE_QUARTERS,
} from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import { findModel } from './find-model.ts';
import type { UsageFault } from './usage.ts';

/** What can stand before a colon, for what is no model. */
const KINDS = ['unit', 'at', 'terrain', 'zone', 'objective', 'edge', 'quarter'] as const;
type Kind = (typeof KINDS)[number];

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * What is measured, as it is typed: a model by its name, or `unit:red/squad`, `at:X,Z` or `at:X,Z,HEIGHT`, `terrain:NAME`, `zone:NAME`, `objective:NAME`,
 * `edge:far`, `quarter:near-left`.
 * @unit centimetres in, millimetres out @faults what is not there, with the names that there are
 */
export function readMeasured(board: Board, text: string, option: string): Result<Measured, UsageFault> {
  const at = text.indexOf(':');
  const kind = KINDS.find((known) => known === text.slice(0, at));
  if (at < 0 || !kind) {
    const model = findModel(board, text, option);
    return model.ok ? succeed({ kind: 'model', model: model.value.id }) : model;
  }
  return readNamed(board, kind, text.slice(at + 1), option);
}

function readNamed(board: Board, kind: Kind, name: string, option: string): Result<Measured, UsageFault> {
  const missing = (known: readonly string[]): Result<never, UsageFault> => {
    const meant = closestNames(name, known);
    const fill = { option, kind, text: name, count: meant.length, meant: meant.join(', '), known: known.join(', ') };
    return fail({ code: 'usage/nothing-of-that-name', where: option, fill });
  };
  const idOf = (things: Readonly<Record<string, { readonly id: string; readonly name: string }>>): Result<string, UsageFault> => {
    const found = Object.values(things).filter((thing) => thing.id === name || plainName(thing.name) === plainName(name));
    return found.length === 1 ? succeed(found[0]!.id) : missing(Object.keys(things).sort());
  };
  switch (kind) {
    case 'unit': {
      const units = unitsOf(board);
      const found = units.filter((one) => name === one.unit || name === `${one.owner}/${one.unit}`);
      return found.length === 1 ? succeed({ kind, ...found[0]! }) : missing(units.map(({ owner, unit }) => `${owner}/${unit}`));
    }
    case 'at': {
      const numbers = name.split(',').map((part) => part.trim());
      if (numbers.length < 2 || numbers.length > 3 || !numbers.every((part) => NUMBER.test(part)))
        return fail({ code: 'usage/not-a-place', where: option, fill: { option, text: name } });
      const [x, z, y = 0] = numbers.map((part) => Number(part) * 10);
      return succeed({ kind: 'point', at: { x: x!, y, z: z! } });
    }
    case 'terrain': {
      const piece = idOf(board.pieces);
      return piece.ok ? succeed({ kind, piece: piece.value }) : piece;
    }
    case 'zone': {
      const zone = idOf(board.zones);
      return zone.ok ? succeed({ kind, zone: zone.value }) : zone;
    }
    case 'objective': {
      const objective = idOf(board.objectives);
      return objective.ok ? succeed({ kind, objective: objective.value }) : objective;
    }
    case 'edge': {
      const edge = TABLE_EDGES.find((known) => known === name);
      return edge ? succeed({ kind, edge }) : missing(TABLE_EDGES);
    }
    case 'quarter': {
      const quarter = TABLE_QUARTERS.find((known) => known === name);
      return quarter ? succeed({ kind, quarter }) : missing(TABLE_QUARTERS);
    }
  }
}

/** Every unit with a name, by owner and name. */
function unitsOf(board: Board): readonly { readonly owner: string; readonly unit: string }[] {
  const named = Object.values(board.models)
    .filter(({ unit }) => unit !== '')
    .map(({ owner, unit }) => `${owner}/${unit}`);
  return [...new Set(named)].sort().map((name) => {
    const [owner = '', ...unit] = name.split('/');
    return { owner, unit: unit.join('/') };
  });
}

const UNITS: Readonly<Record<string, Millimetres>> = { mm: 1, cm: 10, in: 25.4, '"': 25.4, inch: 25.4 };

/** A length as it is typed, in the ruler of the rule set unless a unit stands behind it: `6`, `6in`, `15cm`, `152.4mm`. */
export function readLength(text: string, option: string, { ruler }: RuleSet): Result<Millimetres, UsageFault> {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z"]*)$/.exec(text) ?? [];
  const size = UNITS[unit === '' ? ruler : unit];
  if (size === undefined || !NUMBER.test(number))
    return fail({ code: 'usage/not-a-length', where: option, fill: { option, text } });
  return succeed(Number(number) * size);
}
