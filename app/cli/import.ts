import { basename } from 'node:path';
import { guessBase, guessPlacements, guessStandingHeight, placeMesh } from '../../engine/index.ts';
import { likelyPurpose } from '../catalogue/likely-purpose.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { putOnBoard } from './import-onto-board.ts';
import { readImportWishes, wishedPlacement } from './import-wishes.ts';
import { readMeshFile } from './read-mesh-file.ts';
import { refuseFile } from './say-faults.ts';
import { sayMesh } from './say-mesh.ts';
import { misuse } from './usage.ts';

/** `eyeline import`: what a mesh file holds, and a model or a piece of terrain made of it. */
export const importCommand: Command = {
  name: 'import',
  options: {
    as: { takes: 'value' },
    unit: { takes: 'value' },
    up: { takes: 'value' },
    height: { takes: 'value' },
    scale: { takes: 'value' },
    turn: { takes: 'value' },
    into: { takes: 'value' },
    at: { takes: 'value' },
    on: { takes: 'value' },
    facing: { takes: 'value' },
    name: { takes: 'value' },
    owner: { takes: 'value' },
    body: { takes: 'value' },
    stance: { takes: 'value' },
    author: { takes: 'value' },
    licence: { takes: 'value' },
    out: { takes: 'value', short: 'o' },
    json: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'MESH' },
  async run(given, desk) {
    const wishes = readImportWishes(given);
    if (!wishes.ok) return misuse(...wishes.problem);
    const { host } = desk;
    const file = given.files[0]!;
    const reading = await readMeshFile(host, file);
    if (!reading.ok) return refuseFile(file, reading.problem, desk);
    const { value: imported, faults: readingNotices } = reading.value;

    const purpose = wishes.value.purpose ?? likelyPurpose(imported);
    const settled = { ...wishes.value, purpose };
    const guess = guessPlacements(imported, purpose)[0]!;
    const placement = wishedPlacement(imported, guess, settled);
    const placed = placeMesh(imported, placement);
    if (!placed) return refuseFile(file, [{ code: 'mesh-file/no-triangles', where: '', fill: {} }], desk);
    const notices = [...readingNotices, ...placed.notices];
    const figure = purpose === 'figure' ? { base: guessBase(placed.mesh), standing: guessStandingHeight(placed.mesh) } : null;

    const into = given.value('into');
    const added =
      into === null
        ? null
        : await putOnBoard(into, { file, mesh: placed.mesh, base: figure?.base.base ?? null, wishes: settled, given }, desk);
    if (typeof added === 'number' || (added && 'usage' in added)) return added;

    if (given.has('json')) {
      const { mesh: _mesh, ...rest } = placed;
      const told = {
        eyeline: 'import',
        file: basename(file),
        kind: imported.kind,
        purpose,
        placement,
        guess,
        ...rest,
        notices,
        figure,
        added,
      };
      host.out(`${JSON.stringify(told, null, 2)}\n`);
    } else {
      const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
      const asGuessed = !['unit', 'up', 'scale', 'height'].some((option) => given.has(option));
      host.out(
        sayMesh(
          {
            file: basename(file),
            imported,
            purpose,
            placement,
            guess: asGuessed ? guess : null,
            report: placed.report,
            notices,
            figure,
          },
          speaker,
        ),
      );
      if (added)
        host.out(`\n${speaker.say(`import.added-${added.kind}`, { name: added.name, id: added.id, file: added.file })}\n`);
    }
    return EXITS.done;
  },
};
