import type { Measured, ToldKind } from '../../../engine/index.ts';
import { run } from './errands.ts';
import { currentTape, type Measuring } from './measuring.ts';
import { agreementOf } from './rule-set.ts';
import { read, type Session, useSession, write } from './session.ts';
import { isOnBoard, type MeasureQuestion, sameMeasured, type Tape } from './tape.ts';
import { writeMeasuring } from './write-measuring.ts';

function writeTape(id: Tape['id'], change: Partial<Tape>): void {
  const { tapes } = read().measuring;
  writeMeasuring({ tapes: tapes.map((tape) => (tape.id === id ? { ...tape, ...change } : tape)) });
}

// -------------------------------------------------------------------------------------------------------------- the answers

let asking = false;

/** Asks what lies between the ends of every tape that waits for it: one question at a time, and only ever about the ends as they are. */
function askTapes(): void {
  const { measuring, document } = read();
  const waiting = measuring.tapes.filter((tape) => tape.asking);
  const tape = waiting.find(({ held }) => held) ?? waiting[0];
  if (asking || !tape) return;
  asking = true;
  const { id, from, to } = tape;
  const question: MeasureQuestion = { kind: 'measure', from, to };
  const take = (change: Partial<Tape>) => {
    asking = false;
    const now = read().measuring.tapes.find((one) => one.id === id);
    const isStill = now && sameMeasured(now.from, from) && sameMeasured(now.to, to) && read().document === document;
    writeTape(id, { ...change, asking: !isStill });
    askTapes();
  };
  run(
    'measure',
    { question, agreed: agreementOf(document) },
    document,
    (result) => take({ ruling: { question, result }, broke: null }),
    (broke) => take({ ruling: null, broke }),
  );
}

/** Keeps the tapes in step with what they lie between: on a table that has changed they are measured anew, and what is gone has no tape. */
function follow({ document, past, future }: Session, before: Session): void {
  const isOther = past.length + future.length === 0 && !(document.fromDemo && before.document.fromDemo);
  if (isOther) {
    writeMeasuring({ from: null, tapes: [], current: null, litFigure: null });
    return;
  }
  const { tapes, from } = read().measuring;
  const { board } = document;
  writeMeasuring({
    from: from && isOnBoard(from, board) ? from : null,
    tapes: tapes
      .filter((tape) => isOnBoard(tape.from, board) && isOnBoard(tape.to, board))
      .map((tape) => ({ ...tape, asking: true })),
  });
  askTapes();
}

export const keepTapes = (): (() => void) =>
  useSession.subscribe((session, before) => {
    const { board, agreed } = session.document;
    if (board !== before.document.board || agreed !== before.document.agreed) follow(session, before);
  });

// ------------------------------------------------------------------------------------------------------------------ by hand

let lastId = 0;

/** A tape is to begin here. Those that lie on the table stay. */
export const beginTape = (from: Measured | null) => writeMeasuring({ ...withoutHeld(), from, current: null, litFigure: null });

const withoutHeld = (): Pick<Measuring, 'tapes'> => ({ tapes: read().measuring.tapes.filter(({ held }) => !held) });

/** Stretches the tape that begins somewhere to another thing, and holds its end there. */
export function stretchTo(to: Measured): void {
  const { from, tapes } = read().measuring;
  const held = tapes.find((tape) => tape.held);
  if (!from || sameMeasured(held?.to ?? null, to)) return;
  if (sameMeasured(from, to)) {
    if (held) writeMeasuring({ ...withoutHeld(), current: null });
    return;
  }
  if (held) writeTape(held.id, { to, asking: true });
  else {
    lastId++;
    const tape: Tape = { id: lastId, from, to, held: true, ruling: null, asking: true, broke: null };
    writeMeasuring({ tapes: [...tapes, tape], current: tape.id, litFigure: null });
  }
  write({ told: null, start: false, hint: null });
  askTapes();
}

/** Lays down the end that is held: the tape stays. */
export function layTape(): void {
  const held = read().measuring.tapes.find((tape) => tape.held);
  if (!held) return;
  writeTape(held.id, { held: false });
  writeMeasuring({ from: null, current: held.id });
}

/** The first thing picked is where a tape begins, the second where it ends; a third begins another one. */
export function pickForTape(thing: Measured): void {
  const { from } = read().measuring;
  if (!from || sameMeasured(from, thing)) {
    beginTape(thing);
    write({ told: null, start: false, hint: null });
    return;
  }
  stretchTo(thing);
  layTape();
}

/** Takes the end of a tape that lies on the table in hand again. */
export function takeEnd(id: Tape['id'], end: 'from' | 'to'): void {
  const tape = read().measuring.tapes.find((one) => one.id === id);
  if (!tape) return;
  const turned = end === 'to' ? tape : { ...tape, from: tape.to, to: tape.from, asking: true };
  const { tapes } = withoutHeld();
  writeMeasuring({
    from: turned.from,
    current: id,
    tapes: tapes.map((one) => (one.id === id ? { ...turned, held: true } : one)),
  });
}

/** Another thing at one end of the tape whose figures are listed or, where none is, of the one that is begun. */
export function chooseEnd(end: 'from' | 'to', thing: Measured): void {
  const tape = currentTape(read().measuring);
  const other = tape ? tape[end === 'from' ? 'to' : 'from'] : null;
  if (!tape) {
    if (end === 'from') beginTape(thing);
    else pickForTape(thing);
  } else if (other && !sameMeasured(other, thing)) {
    writeTape(tape.id, { [end]: thing, asking: true });
    askTapes();
  }
}

/** Lets go of the tape in hand; what lay on the table before stays. */
export function dropTape(): void {
  const { from, current } = read().measuring;
  if (from) beginTape(null);
  else if (current !== null) writeMeasuring({ current: null });
}

export function takeUpTape(id: Tape['id']): void {
  const { tapes, current } = read().measuring;
  writeMeasuring({ tapes: tapes.filter((tape) => tape.id !== id), current: current === id ? null : current, litFigure: null });
}

export const takeUpAllTapes = () => writeMeasuring({ from: null, tapes: [], current: null, litFigure: null });
export const listFiguresOf = (current: Tape['id']) => writeMeasuring({ ...withoutHeld(), from: null, current, litFigure: null });
export const lightFigure = (litFigure: ToldKind | null) => writeMeasuring({ litFigure });
export const terrainMeans = (terrainIs: Measuring['terrainIs']) => writeMeasuring({ terrainIs });
