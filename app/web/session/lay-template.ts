import type { BoardPoint, RuleSet, Table } from '../../../engine/index.ts';
import type { TemplateRuling, TemplateWish } from './laid-template.ts';

/** From so high over a place something is let down onto its surface: more than a picture errs, less than any step. @unit millimetres */
const LET_DOWN = 2;
const TERRAIN = { terrain: true, models: [], glass: false } as const;

const comesDown = ({ space }: Table, from: BoardPoint): BoardPoint =>
  space.landing({ kind: 'aside', from, over: from, blockers: TERRAIN }).at;

/** Lays a template on the surface under its place, and asks who is under it and whether it may lie there. */
export function layTemplate(wish: TemplateWish, table: Table, ruleSet: RuleSet): TemplateRuling {
  const { weapon, shape, facing, firer, lobbed, dice, range, strength } = wish;
  const at = comesDown(table, { ...wish.at, y: wish.at.y + LET_DOWN });
  const template = { shape, at, facing };
  const common = { weapon, template };
  return {
    wish,
    template,
    hits: ruleSet.answer({ kind: 'template-hits', ...common, direct: null, force: null, dice, dodges: [] }, table),
    placing:
      firer === null
        ? null
        : ruleSet.answer(
            {
              kind: 'place-template',
              ...common,
              firer,
              target: null,
              range,
              indirect: lobbed,
              strength,
              salvo: null,
            },
            table,
          ),
  };
}

/** The next surface over or under a place: the floor above, the ground below. The place itself where there is none. */
export function nextSurface(at: BoardPoint, up: boolean, { space }: Table): BoardPoint {
  const heights = space.surfacesAt(at).map(({ height }) => height);
  const y = up ? heights.findLast((height) => height > at.y + LET_DOWN) : heights.find((height) => height < at.y - LET_DOWN);
  return y === undefined ? at : { ...at, y };
}
