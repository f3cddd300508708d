import type { ModelId } from '../../../engine/index.ts';
import type { ErrandBoard } from './errand-lane.ts';
import { run } from './errands.ts';
import { type Agreement, agreementOf } from './rule-set.ts';
import type { Direction, Ruling } from './ruling.ts';
import { read, write } from './session.ts';
import { boardWithGhost } from './shown-board.ts';

/** Answers that come within this are shown together, so that the card does not flicker while a model is dragged. @unit milliseconds */
const TOGETHER = 120;
/** The answer to a place that the model has left is seen through to the end if it doesn't take longer than this. @unit milliseconds */
const PATIENCE = 150;

/** One asking of the question on the table: what about, and how far it has come. */
interface Asking {
  readonly looker: ModelId;
  readonly target: ModelId;
  readonly about: ErrandBoard;
  readonly agreed: Agreement;
  readonly bothWays: boolean;
  readonly since: number;
  found: Ruling | null;
}

/** What is being answered, and what is to be answered next: only ever the last that was asked. */
let current: Asking | null = null;
let next: Asking | null = null;

/** Asks the open question of the table as it is shown now: one way while a model is held, both ways when all stands still. */
export function askAgain(): void {
  const { looker, target, ghost, document, ruling } = read();
  if (looker === null || target === null) {
    next = null;
    if (ruling !== null || read().asking) write({ ruling: null, asking: false });
    return;
  }
  next = {
    looker,
    target,
    about: { board: boardWithGhost(document, ghost), meshes: document.meshes },
    agreed: agreementOf(document),
    bothWays: !ghost,
    since: performance.now(),
    found: null,
  };
  if (!read().asking) write({ asking: true, broke: null });
  if (!current) goOn();
}

/** Takes the next step: one question of the engine at a time, so that what is asked meanwhile never waits for more than one. */
function goOn(): void {
  if (current && !isAsked(current)) current = null;
  if (next && (!current || isLeft(current))) {
    if (current) show(current);
    current = next;
    next = null;
  }
  if (!current) return;
  const asking = current;
  const { found, looker, target } = asking;
  if (!found) askSees(asking, looker, target, (sees) => ({ there: { looker, target, sees, cover: null }, back: null }));
  else if (!found.there.cover) askCover(asking, found.there, (there) => ({ ...found, there }));
  else if (asking.bothWays && !found.back)
    askSees(asking, target, looker, (sees) => ({ ...found, back: { looker: target, target: looker, sees, cover: null } }));
  else if (found.back && !found.back.cover) askCover(asking, found.back, (back) => ({ ...found, back }));
  else finish(asking);
}

const isAsked = ({ looker, target }: Asking): boolean => read().looker === looker && read().target === target;

/** Something else is asked by now, and it is not worth seeing this one through first. */
const isLeft = ({ found, since }: Asking): boolean =>
  found === null || found.there.cover !== null || performance.now() - since > PATIENCE;

function askSees(asking: Asking, looker: ModelId, target: ModelId, found: (sees: Direction['sees']) => Ruling): void {
  run('sees', { looker, target, agreed: asking.agreed }, asking.about, (sees) => take(asking, found(sees)), giveUp);
}

function askCover(asking: Asking, direction: Direction, found: (direction: Direction) => Ruling): void {
  const { looker, target } = direction;
  const then = (cover: Direction['cover']) => take(asking, found({ ...direction, cover }));
  run('cover', { looker, target, agreed: asking.agreed }, asking.about, then, giveUp);
}

function take(asking: Asking, found: Ruling): void {
  asking.found = found;
  if (!next && performance.now() - asking.since > TOGETHER) show(asking);
  goOn();
}

/** Shows what was found so far, if it is still about the two that are asked about. */
function show(asking: Asking): void {
  if (asking.found && isAsked(asking) && read().ruling !== asking.found) write({ ruling: asking.found });
}

function finish(asking: Asking): void {
  current = null;
  show(asking);
  if (next) goOn();
  else write({ asking: false });
}

/** The engine broke over it, which is told elsewhere; the page goes on with what is asked next. */
function giveUp(details: string): void {
  current = null;
  if (next) goOn();
  else write({ asking: false, ruling: null, broke: details });
}
