import type { Intent } from '../../../../engine/index.ts';
import { run } from '../errands.ts';
import { read, useSession } from '../session.ts';
import { mayComputerAct } from './computer-sides.ts';
import { type ComputerThought, sealOf } from './game-desk.ts';
import { giveOrder, takeThere, writePlay } from './game-intents.ts';
import type { Play } from './play.ts';

/** How the computer plays on the page. */
export interface ComputerPace {
  /** Between two of its orders, so that one can follow. @unit milliseconds */
  readonly pause: number;
  /** So many of its lines may follow one another without anybody having said anything. */
  readonly most: number;
}

/** Whoever asks for less motion waits for nothing. */
const usualPause = (): number =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 700 : 0;
/** More than a whole round of a large battle; who watches two computers is asked now and then. */
const MOST_IN_A_ROW = 400;

/**
 * Has the computer play its sides in whatever game lies on the table: it thinks where the game is carried out, and its orders are given like anybody's. What it
 * thought of is dropped when anything else has happened meanwhile.
 */
export function keepComputers({ pause = usualPause(), most = MOST_IN_A_ROW }: Partial<ComputerPace> = {}): () => void {
  let moment = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(waiting);
    const now = ++moment;
    const { play } = read();
    if (!play || play.busy || !mayComputerAct(play)) return;
    if (inARow(play) >= most) {
      writePlay({ halted: 'too-long' });
      return;
    }
    const readyAt = performance.now() + pause;
    think(play, (next) => {
      if (now !== moment) return;
      if (next) waiting = setTimeout(() => giveOrder(next.by, next.order), Math.max(0, readyAt - performance.now()));
      else writePlay({ halted: 'nothing' });
    });
  };
  const stop = useSession.subscribe(({ play }) => [play?.game, play?.busy, play && mayComputerAct(play)], goOn, {
    equalityFn: (a, b) => a.every((one, i) => one === b[i]),
  });
  return () => {
    moment++;
    clearTimeout(waiting);
    stop();
  };
}

/** How many lines of computers stand last, since anybody said something or let them go on. */
function inARow({ game: { lines }, computers, letGoOnAt }: Play): number {
  const last = lines.findLastIndex(({ command }) => !computers.includes(command.by));
  return lines.length - Math.max(letGoOnAt, last + 1);
}

function think({ game, computers }: Play, then: (next: Intent | null) => void): void {
  const asked = { seal: sealOf(game), computers };
  const broke = (details: string) => {
    if (read().play?.game === game) writePlay({ broke: details });
  };
  const ask = (again: boolean) =>
    run(
      'think-ahead',
      asked,
      null,
      (thought: ComputerThought) => {
        if (thought.kind === 'thought') then(thought.next);
        else if (again && read().play?.game === game) takeThere(() => ask(false), broke);
      },
      broke,
    );
  ask(true);
}

/** The computer has stopped, and somebody lets it go on. */
export function letComputersGoOn(): void {
  const { play } = read();
  if (play) writePlay({ halted: null, refused: null, broke: null, letGoOnAt: play.game.lines.length });
}
