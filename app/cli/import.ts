import { basename } from 'node:path';
import { condenseMesh, fail, kindOfImport, nothingLeft, succeed, understandMesh } from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { readBytes } from './files.ts';
import { importMap, SCALE_OPTIONS } from './import-map.ts';
import { putOnBoard } from './import-onto-board.ts';
import { importRoster } from './import-roster.ts';
import { type ImportWishes, meshWishes, readImportWishes } from './import-wishes.ts';
import { type MeshSource, meshSources } from './mesh-sources.ts';
import { refuseFile } from './say-faults.ts';
import { sayMesh } from './say-mesh.ts';
import { tellTerrain } from './say-terrain.ts';
import { unknownNames } from './terrain-wishes.ts';
import { misuse } from './usage.ts';

/** `eyeline import`: what a mesh file, an archive, a folder, a board of another program or an army list holds, and what comes of it. */
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
    shape: { takes: 'value' },
    eye: { takes: 'value' },
    base: { takes: 'value' },
    class: { takes: 'value' },
    category: { takes: 'value' },
    with: { takes: 'value' },
    without: { takes: 'value' },
    kind: { takes: 'value' },
    'leave-out': { takes: 'value' },
    author: { takes: 'value' },
    licence: { takes: 'value' },
    ...SCALE_OPTIONS,
    out: { takes: 'value', short: 'o' },
    json: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'FILE' },
  async run(given, desk) {
    const { host } = desk;
    const file = given.files[0]!;
    const bytes = await readBytes(host, file);
    const kind = bytes.ok ? kindOfImport({ name: file, bytes: bytes.value }) : 'mesh';
    if (bytes.ok && kind === 'board') return importMap(file, bytes.value, given, desk);
    if (bytes.ok && kind === 'roster') return importRoster(file, bytes.value, given, desk);
    const wishes = readImportWishes(given);
    if (!wishes.ok) return misuse(...wishes.problem);
    const sources = await meshSources(host, file);
    if (!sources.ok) return refuseFile(file, sources.problem, desk);
    const [only, ...others] = sources.value;
    const into = given.value('into');
    if (others.length > 0 && into !== null) {
      const files = sources.value.slice(0, 8).map(({ name }) => name);
      const fill = { count: sources.value.length, files: files.join(', ') };
      return refuseFile(file, [{ code: 'mesh-file/several-meshes', where: '', fill }], desk);
    }

    const told: object[] = [];
    let exit: ExitCode = EXITS.done;
    for (const source of sources.value) {
      const examined = await examine(source, wishes.value);
      if (!examined.ok) {
        exit = refuseFile(source === only ? file : source.name, examined.problem, desk);
        continue;
      }
      const { imported, notices, understood } = examined.value;
      const { placed, purpose, figure, terrain, ...how } = understood;
      const unknown = unknownNames(imported, terrain, wishes.value);
      if (unknown) return misuse(unknown);
      const added =
        into === null
          ? null
          : await putOnBoard(into, { file, mesh: placed.mesh, purpose, figure, terrain, wishes: wishes.value, given }, desk);
      if (typeof added === 'number' || (added && 'usage' in added)) return added;
      if (given.has('json')) {
        const { mesh: _mesh, ...rest } = placed;
        const { kind } = imported;
        told.push({
          eyeline: 'import',
          file: source.name,
          kind,
          purpose,
          ...how,
          ...rest,
          notices,
          figure,
          terrain: terrain && tellTerrain(terrain, wishes.value.agreement),
          added,
        });
        continue;
      }
      const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
      const talk = {
        file: source.name,
        imported,
        understood,
        notices,
        wished: meshWishes(wishes.value),
        agreement: wishes.value.agreement,
      };
      host.out(`${told.length > 0 ? '\n' : ''}${sayMesh(talk, speaker)}`);
      told.push(talk);
      if (added)
        host.out(`\n${speaker.say(`import.added-${added.kind}`, { name: added.name, id: added.id, file: added.file })}\n`);
    }
    if (given.has('json') && told.length > 0) {
      const whole = others.length === 0 ? told[0] : { eyeline: 'imports', file: basename(file), meshes: told };
      host.out(`${JSON.stringify(whole, null, 2)}\n`);
    }
    return exit;
  },
};

/** Reads one mesh and says how it is understood. */
async function examine(source: MeshSource, wishes: ImportWishes) {
  const reading = await source.read();
  if (!reading.ok) return reading;
  const { value, faults } = reading.value;
  const imported = await condenseMesh(value);
  const understood = understandMesh(imported, meshWishes(wishes));
  if (!understood) return fail([...faults, nothingLeft(value)]);
  return succeed({ imported, understood, notices: [...faults, ...understood.placed.notices] });
}
