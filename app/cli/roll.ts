import { randomBytes } from 'node:crypto';
import {
  checkFaces,
  type DiceRoll,
  fail,
  type JudgedFace,
  judgeTally,
  oddsOf,
  parseDice,
  type Result,
  shareOf,
  succeed,
  throwFaces,
  totalOf,
  waysToReach,
  writeDice,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import type { Given } from './given.ts';
import { readNumber } from './numbers.ts';
import { misuse, type UsageFault } from './usage.ts';

/** How sure one wants to be of what a tally says about a die. */
const CONFIDENCE = 0.95;

/** What is wanted: faces that lie on the table, or a throw made of secrets that can be made again. */
type Thrown =
  | { readonly by: 'hand'; readonly faces: readonly number[] }
  | { readonly by: 'secrets'; readonly secrets: readonly string[]; readonly number: number };

/** `eyeline roll`: throws dice so that everybody can throw the same again, and says how likely each total is. */
export const rollCommand: Command = {
  name: 'roll',
  options: {
    faces: { takes: 'value' },
    secret: { takes: 'values' },
    number: { takes: 'value' },
    odds: { takes: 'nothing' },
    tally: { takes: 'value' },
    json: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'DICE' },
  async run(given, desk) {
    const parsed = parseDice(given.files[0]!);
    if (!parsed.ok) return misuse(parsed.problem);
    const roll = parsed.value;
    const thrown = readThrown(given, roll);
    const tally = readTally(given, roll);
    if (!thrown.ok || !tally.ok) return misuse(...[thrown, tally].flatMap((read) => (read.ok ? [] : [read.problem])));

    const { secrets, number } = thrown.value.by === 'hand' ? { secrets: [], number: 0 } : thrown.value;
    const faces = thrown.value.by === 'hand' ? thrown.value.faces : throwFaces(secrets, number, roll.dice, roll.sides);
    const total = totalOf(roll, faces);
    const odds = oddsOf(roll);
    const reach = shareOf(waysToReach(odds, total), odds.outOf);
    const shares = odds.totals.map(({ total: of, ways }) => ({ total: of, share: shareOf(ways, odds.outOf) }));
    const judged = tally.value && judgeTally(tally.value, CONFIDENCE);
    if (given.has('json')) {
      const told = {
        eyeline: 'roll',
        dice: writeDice(roll),
        faces,
        total,
        atLeastAsMuch: reach,
        thrownBy: thrown.value.by,
        secrets,
        number,
        odds: given.has('odds') ? shares : null,
        tally: judged,
      };
      desk.host.out(`${JSON.stringify(told, null, 2)}\n`);
      return EXITS.done;
    }
    const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
    const { say } = speaker;
    const lines = [
      say('roll.total', { dice: writeDice(roll), faces: faces.join(', '), total }),
      say('roll.reach', { total, share: reach }),
      ...(thrown.value.by === 'secrets' ? [say('roll.again', { secrets: secrets.join(' '), number })] : []),
      ...(given.has('odds') ? ['', ...oddsTable(roll, shares, speaker)] : []),
      ...(judged ? ['', ...tallyTable(judged, speaker)] : []),
    ];
    desk.host.out(`${lines.join('\n')}\n`);
    return EXITS.done;
  },
};

const SECRET = /^[0-9a-f]{64}$/;
const MOST_THROWS = 1_000_000_000;

/** Faces typed by hand, or the secrets and the number of the throw; a new secret where nothing is said. */
function readThrown(given: Given, roll: DiceRoll): Result<Thrown, UsageFault> {
  const faces = given.value('faces');
  const secrets = given.values('secret');
  const number = readNumber(given, 'number');
  if (!number.ok) return number;
  if (faces !== null) {
    if (secrets.length > 0 || number.value !== null)
      return fail({ code: 'usage/not-together', where: '--faces', fill: { options: '--faces, --secret, --number' } });
    const checked = checkFaces(roll, faces.split(',').map(Number));
    return checked.ok
      ? succeed({ by: 'hand', faces: checked.value })
      : fail({ code: 'usage/not-faces', where: '--faces', fill: { option: '--faces', text: faces, dice: writeDice(roll) } });
  }
  const odd = secrets.find((secret) => !SECRET.test(secret));
  if (odd !== undefined) return fail({ code: 'usage/not-a-secret', where: '--secret', fill: { option: '--secret', text: odd } });
  const nth = number.value ?? 0;
  if (!Number.isInteger(nth) || nth < 0 || nth > MOST_THROWS)
    return fail({ code: 'usage/not-a-count', where: '--number', fill: { option: '--number', text: String(nth) } });
  return succeed({ by: 'secrets', secrets: secrets.length > 0 ? secrets : [randomBytes(32).toString('hex')], number: nth });
}

/** How often each face of a die came up, from 1 upwards. */
function readTally(given: Given, roll: DiceRoll): Result<readonly number[] | null, UsageFault> {
  const text = given.value('tally');
  if (text === null) return succeed(null);
  const counts = text.split(',').map(Number);
  const sound = counts.length === roll.sides && counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 1e6);
  return sound
    ? succeed(counts)
    : fail({ code: 'usage/not-a-tally', where: '--tally', fill: { option: '--tally', text, sides: roll.sides } });
}

function oddsTable(
  roll: DiceRoll,
  shares: readonly { readonly total: number; readonly share: number }[],
  { say }: Speaker,
): readonly string[] {
  const rows = shares.map(({ total, share }, i) => {
    const orMore = shares.slice(i).reduce((sum, one) => sum + one.share, 0);
    return [String(total), say('roll.share', { share }), say('roll.share', { share: orMore })];
  });
  const head = [say('roll.column-total'), say('roll.column-exactly'), say('roll.column-or-more')];
  return [say('roll.odds', { dice: writeDice(roll) }), ...inColumns([head, ...rows], [0, 1, 2]).map((line) => `    ${line}`)];
}

function tallyTable(judged: readonly JudgedFace[], { say }: Speaker): readonly string[] {
  const rows = judged.map(({ face, count, between }) => [
    String(face),
    String(count),
    say('roll.between', { least: between.atLeast, most: between.atMost }),
  ]);
  const head = [say('roll.column-face'), say('roll.column-count'), say('roll.column-truth')];
  const odd = judged.filter(({ fair }) => !fair).map(({ face }) => face);
  return [
    say('roll.tally'),
    ...inColumns([head, ...rows], [0, 1]).map((line) => `    ${line}`),
    odd.length === 0 ? say('roll.may-be-fair') : say('roll.not-fair', { faces: odd.join(', ') }),
  ];
}
