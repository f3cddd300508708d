import { agreements } from './en/agreements.ts';
import { areaSight } from './en/area-sight.ts';
import { armaments } from './en/armaments.ts';
import { commandLine } from './en/command-line.ts';
import { coverSaves } from './en/cover-saves.ts';
import { crews } from './en/crews.ts';
import { demo } from './en/demo.ts';
import { dice } from './en/dice.ts';
import { drivingOnThePage } from './en/driving-on-the-page.ts';
import { faults } from './en/faults.ts';
import { foreignBoards } from './en/foreign-boards.ts';
import { game } from './en/game.ts';
import { guesses } from './en/guesses.ts';
import { kits } from './en/kits.ts';
import { lab } from './en/lab.ts';
import { labOnThePage } from './en/lab-on-the-page.ts';
import { labPage } from './en/lab-page.ts';
import { lines } from './en/lines.ts';
import { measuring } from './en/measuring.ts';
import { measuringOnThePage } from './en/measuring-on-the-page.ts';
import { moreOrders } from './en/more-orders.ts';
import { movement } from './en/movement.ts';
import { movementOnTheCommandLine } from './en/moving-on-the-command-line.ts';
import { movementOnThePage } from './en/moving-on-the-page.ts';
import { page } from './en/page.ts';
import { peopleAndGear } from './en/people-and-gear.ts';
import { playing } from './en/playing.ts';
import { playingOnTheCommandLine } from './en/playing-on-the-command-line.ts';
import { playingOnThePage } from './en/playing-on-the-page.ts';
import { ruling } from './en/ruling.ts';
import { rulingFile } from './en/ruling-file.ts';
import { settingUp } from './en/setting-up.ts';
import { shots } from './en/shots.ts';
import { tableChecks } from './en/table-checks.ts';
import { templates } from './en/templates.ts';
import { templatesOnThePage } from './en/templates-on-the-page.ts';
import { terrainGuesses } from './en/terrain-guesses.ts';
import { vehicles } from './en/vehicles.ts';
import { zonesOnThePage } from './en/zones-on-the-page.ts';

/** Every sentence in English, by its code. */
export const en = {
  ...page,
  ...ruling,
  ...areaSight,
  ...coverSaves,
  ...moreOrders,
  ...crews,
  ...movement,
  ...movementOnTheCommandLine,
  ...movementOnThePage,
  ...rulingFile,
  ...faults,
  ...foreignBoards,
  ...commandLine,
  ...lab,
  ...labOnThePage,
  ...lines,
  ...measuring,
  ...measuringOnThePage,
  ...templates,
  ...templatesOnThePage,
  ...dice,
  ...game,
  ...playing,
  ...playingOnTheCommandLine,
  ...playingOnThePage,
  ...agreements,
  ...armaments,
  ...guesses,
  ...terrainGuesses,
  ...kits,
  ...demo,
  ...vehicles,
  ...settingUp,
  ...peopleAndGear,
  ...shots,
  ...drivingOnThePage,
  ...zonesOnThePage,
  ...tableChecks,
  ...labPage,
} as const;
