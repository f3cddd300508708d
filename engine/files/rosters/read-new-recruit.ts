import { z } from 'zod';
import { fail } from '../../outcome/result.ts';
import { checkForm } from '../json-document.ts';
import type { RosterReading } from './roster.ts';
import { rosterOfSelections, type Selection } from './selections.ts';

const cost = z.object({ name: z.string(), value: z.number() });
const profile = z.object({
  typeName: z.string().default(''),
  characteristics: z
    .array(z.object({ name: z.string().default(''), $text: z.union([z.string(), z.number()]).optional() }))
    .default([]),
});
const selection = z.object({
  name: z.string().default(''),
  type: z.string().default(''),
  number: z.number().default(1),
  costs: z.array(cost).default([]),
  profiles: z.array(profile).default([]),
  get selections() {
    return z.array(selection).optional();
  },
});
const force = z.object({
  selections: z.array(selection).optional(),
  get forces() {
    return z.array(force).optional();
  },
});
const exported = z.object({
  roster: z.object({
    name: z.string().default(''),
    gameSystemName: z.string().default(''),
    costs: z.array(cost).default([]),
    costLimits: z.array(cost).default([]),
    forces: z.array(force).default([]),
  }),
});

type Force = z.infer<typeof force>;

/**
 * Reads a roster that New Recruit exported as JSON: the tree of BattleScribe, with the words of characteristics under `$text`.
 * @faults each with its place in the file
 */
export function readNewRecruit(value: unknown): RosterReading {
  const form = checkForm(exported, value);
  if (!form.ok) return form;
  const { name, gameSystemName: game, costs, costLimits: limits, forces } = form.value.roster;
  if (forces.length === 0 && name === '') return fail([{ code: 'roster-file/not-recognised', where: '', fill: {} }]);
  const chosenIn = (one: Force): readonly z.infer<typeof selection>[] => [
    ...(one.selections ?? []),
    ...(one.forces ?? []).flatMap(chosenIn),
  ];
  return rosterOfSelections({ kind: 'new-recruit', name, game, costs, limits }, forces.flatMap(chosenIn).map(selectionOf));
}

function selectionOf({ profiles, selections = [], ...rest }: z.infer<typeof selection>): Selection {
  return {
    ...rest,
    profiles: profiles.map(({ typeName, characteristics }) => {
      const remaining = characteristics.find((one) => /^remaining\b/i.test(one.name))?.$text;
      return { type: typeName, remaining: remaining === undefined ? null : String(remaining) };
    }),
    selections: selections.map(selectionOf),
  };
}
