import {
  type Board,
  type Fault,
  findRuleSet,
  type GameSetup,
  installedRuleSets,
  type PlainData,
  type Refusal,
  readForcesFile,
  type Settings,
  type SettingsSheet,
  type SideId,
} from '../../../../engine/index.ts';
import { agreementOf, asPrinted } from '../rule-set.ts';
import { read } from '../session.ts';
import { showFaults } from '../show-faults.ts';
import { beginGame } from './game-intents.ts';

/** Who could play on a board. */
export interface SideOnBoard {
  readonly side: SideId;
  readonly figures: number;
  readonly vehicles: number;
}

/** Every side that has something on the board, in the order of the seats. */
export function sidesOn({ models }: Board): readonly SideOnBoard[] {
  const owners = [...new Set(Object.values(models).map(({ owner }) => owner))].sort();
  return owners.map((side) => {
    const own = Object.values(models).filter(({ owner }) => owner === side);
    const figures = own.filter(({ body }) => body.kind === 'figure').length;
    return { side, figures, vehicles: own.length - figures };
  });
}

/** The first of the rule sets that a game can be played by: the one that the table plays by, where that is played. */
export function playedRules(): { readonly id: string; readonly version: number; readonly settings: Settings } | null {
  const { ruleSet, settings } = agreementOf(read().document);
  const played = [ruleSet, ...installedRuleSets.map(({ id }) => id)].find(
    (id) => findRuleSet(installedRuleSets, id)?.playing != null,
  );
  const rules = played === undefined ? null : findRuleSet(installedRuleSets, played);
  if (!rules) return null;
  return { id: rules.id, version: rules.version, settings: rules.id === ruleSet ? settings : asPrinted(rules.id)!.settings };
}

/** What those rules leave to the players. */
export function playedSheet(): SettingsSheet {
  const rules = playedRules();
  return (rules && findRuleSet(installedRuleSets, rules.id)?.settings) ?? {};
}

/** Has it been agreed that somebody may stand where only his own side knows? */
export const hasSecrets = (settings: Settings): boolean => settings.hiddenSetUp === 'secret';

/** What is settled before a game begins. */
export interface GameWishes {
  readonly forces: PlainData;
  readonly dice: 'seed' | 'by-hand';
  readonly settings: Settings;
  readonly throwsAtOnce: boolean;
  /** The sides that the computer is to play. */
  readonly computers: readonly SideId[];
  readonly handsOver: boolean;
}

const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The dice that somebody wants: of a new seed, or as they lie on his table. */
export const pactOf = (dice: GameWishes['dice']): GameSetup['dice'] =>
  dice === 'seed' ? { kind: 'seed', seed: newSeed() } : { kind: 'by-hand' };

/** Begins a game on the board that lies on the table; `refused` hears why it cannot begin so. */
export function beginOnTable(wishes: GameWishes, refused: (why: Refusal) => void): void {
  const { board, meshes } = read().document;
  const rules = playedRules();
  if (!rules) return;
  const { forces, dice, settings, throwsAtOnce, handsOver, computers } = wishes;
  const seats = sidesOn(board)
    .filter(({ figures }) => figures > 0)
    .map(({ side }) => side);
  const setup: GameSetup = {
    format: 1,
    ruleSet: rules.id,
    version: rules.version,
    settings,
    board,
    seats,
    forces,
    dice: pactOf(dice),
  };
  beginGame(setup, [...meshes], { throwsAtOnce, handsOver, computers }, refused);
}

/** Reads who is armed with what out of a file; what is wrong with it is told. */
export async function readForces(file: File): Promise<PlainData | undefined> {
  const text = await file.text();
  const found = readForcesFile(text);
  if (found.ok) return found.value;
  const faults: readonly Fault[] = found.problem;
  showFaults(file.name, faults, true);
  return undefined;
}
