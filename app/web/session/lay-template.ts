import type { BoardPoint, ModelId, RuleSet, Table } from '../../../engine/index.ts';
import type { TemplateRuling, TemplateWish } from './laid-template.ts';

/** From so high over a place something is let down onto its surface: more than a picture errs, less than any step. @unit millimetres */
const LET_DOWN = 2;
/** So far under a surface the next one is looked for. @unit millimetres */
const BENEATH = 0.5;
/** More surfaces than this do not lie over one another. */
const MOST_SURFACES = 100;
/** Higher than this nothing stands on a table. @unit millimetres */
const SKY = 1e5;

const TERRAIN = { terrain: true, models: [], glass: false } as const;

const comesDown = ({ space }: Table, from: BoardPoint): BoardPoint =>
  space.landing({ kind: 'aside', from, over: from, blockers: TERRAIN }).at;

/** Lays a template on the surface under its place, and asks who is under it and whether it may lie there. */
export function layTemplate(wish: TemplateWish, table: Table, ruleSet: RuleSet): TemplateRuling {
  const { weapon, shape, facing, firer, lobbed, dice } = wish;
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
              range: null,
              indirect: lobbed,
              strength: null,
              salvo: null,
            },
            table,
          ),
  };
}

/** The next surface over or under a place: the floor above, the ground below. The place itself where there is none. */
export function nextSurface(at: BoardPoint, up: boolean, table: Table): BoardPoint {
  const someone = Object.keys(table.board.models)[0];
  if (someone === undefined) return at;
  const surfaces: BoardPoint[] = [];
  for (let from = { ...at, y: SKY }; surfaces.length < MOST_SURFACES; ) {
    const lies = comesDown(table, from);
    surfaces.push(lies);
    if (lies.y <= BENEATH) break;
    from = { ...lies, y: lies.y - BENEATH };
  }
  const open = surfaces.filter((surface) => !isInside(table, { ...surface, y: surface.y + LET_DOWN }, someone));
  const beyond = open.filter(({ y }) => (up ? y > at.y + LET_DOWN : y < at.y - LET_DOWN));
  return (up ? beyond.at(-1) : beyond[0]) ?? at;
}

/** Does terrain fill this place? It is what a look from there would begin in. */
const isInside = ({ space, board }: Table, from: BoardPoint, someone: ModelId): boolean =>
  space.burst({
    from,
    to: someone,
    target: { kind: 'body', stance: board.models[someone]!.stance, regions: [] },
    blockers: TERRAIN,
  }).sight.eyeInside !== null;
