import { agreements } from './hu/agreements.ts';
import { areaSight } from './hu/area-sight.ts';
import { armaments } from './hu/armaments.ts';
import { commandLine } from './hu/command-line.ts';
import { coverSaves } from './hu/cover-saves.ts';
import { crews } from './hu/crews.ts';
import { demo } from './hu/demo.ts';
import { dice } from './hu/dice.ts';
import { drivingOnThePage } from './hu/driving-on-the-page.ts';
import { faults } from './hu/faults.ts';
import { foreignBoards } from './hu/foreign-boards.ts';
import { game } from './hu/game.ts';
import { guesses } from './hu/guesses.ts';
import { kits } from './hu/kits.ts';
import { lab } from './hu/lab.ts';
import { labOnThePage } from './hu/lab-on-the-page.ts';
import { labPage } from './hu/lab-page.ts';
import { lines } from './hu/lines.ts';
import { measuring } from './hu/measuring.ts';
import { measuringOnThePage } from './hu/measuring-on-the-page.ts';
import { moreOrders } from './hu/more-orders.ts';
import { movement } from './hu/movement.ts';
import { movementOnTheCommandLine } from './hu/moving-on-the-command-line.ts';
import { movementOnThePage } from './hu/moving-on-the-page.ts';
import { page } from './hu/page.ts';
import { peopleAndGear } from './hu/people-and-gear.ts';
import { playing } from './hu/playing.ts';
import { playingOnTheCommandLine } from './hu/playing-on-the-command-line.ts';
import { playingOnThePage } from './hu/playing-on-the-page.ts';
import { ruling } from './hu/ruling.ts';
import { rulingFile } from './hu/ruling-file.ts';
import { settingUp } from './hu/setting-up.ts';
import { shots } from './hu/shots.ts';
import { tableChecks } from './hu/table-checks.ts';
import { templates } from './hu/templates.ts';
import { templatesOnThePage } from './hu/templates-on-the-page.ts';
import { terrainGuesses } from './hu/terrain-guesses.ts';
import { vehicles } from './hu/vehicles.ts';
import { zonesOnThePage } from './hu/zones-on-the-page.ts';

/** Every sentence in Hungarian, by its code. */
export const hu = {
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
