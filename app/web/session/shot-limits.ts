import type { FigureKind, Millimetres, ModelId } from '../../../engine/index.ts';
import { run } from './errands.ts';
import type { LaidTemplate } from './laid-template.ts';
import { agreementOf } from './rule-set.ts';
import { read, useSession, write } from './session.ts';

interface WantedLimit {
  readonly firer: ModelId;
  readonly by: FigureKind;
  readonly limit: Millimetres;
}

/** How far somebody throws the rules tell with their answer. */
const THROW = 'throw/';

/** Every limit that is known of a shot: those of the weapon from the edge of the base, that of a throw from the head. */
export function limitsOf({ firer, range, ruling }: LaidTemplate): readonly WantedLimit[] {
  if (firer === null) return [];
  const { placing } = ruling ?? { placing: null };
  const thrown = placing?.ok ? placing.value.because.find(({ says }) => says.startsWith(THROW))?.fill.limit : undefined;
  const ofWeapon = range ? [range.least, range.most].filter((limit) => limit > 0) : [];
  return [
    ...ofWeapon.map((limit) => ({ firer, by: 'bases' as const, limit })),
    ...(typeof thrown === 'number' ? [{ firer, by: 'heads' as const, limit: thrown }] : []),
  ];
}

/** Keeps the limits of the shot on the table while a template is laid. */
export const keepShotLimits = (): (() => void) =>
  useSession.subscribe(
    ({ template, document: { board, agreed } }) => [template ? JSON.stringify(limitsOf(template)) : null, board, agreed],
    ([wanted]) => {
      const { template, document } = read();
      write({ shotLimits: [] });
      for (const { firer, by, limit } of template ? limitsOf(template) : []) {
        const of = { kind: 'model', model: firer } as const;
        run('ring-lines', { of, distance: limit, agreed: agreementOf(document), by, limit }, document, (lines) => {
          const now = read();
          const isWanted =
            now.template !== null && JSON.stringify(limitsOf(now.template)) === wanted && now.document === document;
          if (isWanted) write({ shotLimits: [...now.shotLimits, { limit, lines }] });
        });
      }
    },
    { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
  );
