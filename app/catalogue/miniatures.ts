import {
  BrokenInvariant,
  type Fault,
  fail,
  type MiniatureId,
  type MiniatureManifest,
  type Model,
  type ModelId,
  type Pose,
  type Result,
  readMiniatureManifest,
  type SideId,
  type Stance,
  succeed,
  type UnitId,
} from '../../engine/index.ts';

/** Everything that can be wrong with a model that the catalogue is asked for. */
export const CATALOGUE_FAULT_CODES = ['catalogue/no-such-miniature', 'catalogue/cannot-stand-there'] as const;
export type CatalogueFault = Fault<(typeof CATALOGUE_FAULT_CODES)[number]>;

const files = import.meta.glob<string>('../../assets/miniatures/*/manifest.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileOf = (id: MiniatureId) => `../../assets/miniatures/${id}/manifest.json`;
const known = new Map<MiniatureId, MiniatureManifest>();

/** The names of all miniatures of the project's own set, in ascending order. */
export const MINIATURE_IDS: readonly MiniatureId[] = Object.keys(files)
  .map((path) => path.split('/').at(-2)!)
  .sort();

/**
 * The miniature of this id, or null where there is none.
 * @breaks its manifest, which is our own, is wrong
 */
export function findMiniature(id: MiniatureId): MiniatureManifest | null {
  const text = files[fileOf(id)];
  const found = known.get(id);
  if (found || text === undefined) return found ?? null;
  const manifest = readMiniatureManifest(text);
  const problems = manifest.ok ? [] : manifest.problem.map(({ code, where }) => `${code} at ${where}`);
  if (!manifest.ok || manifest.value.id !== id)
    throw new BrokenInvariant(`the manifest of ${id} is wrong: ${problems.join(', ') || 'another id'}`);
  known.set(id, manifest.value);
  return manifest.value;
}

/**
 * A model made after a miniature, with the body that the rules give it. It holds itself as the sculpt does unless told otherwise.
 * @faults there is no such miniature
 */
export function makeModel(
  miniature: MiniatureId,
  wanted: {
    readonly id: ModelId;
    readonly name: string;
    readonly owner: SideId;
    readonly unit: UnitId;
    readonly pose: Pose;
    readonly stance?: Stance;
  },
): Result<Model, readonly CatalogueFault[]> {
  const manifest = findMiniature(miniature);
  if (!manifest) return fail([{ code: 'catalogue/no-such-miniature', where: '', fill: { miniature } }]);
  const { base, body, armoured, sculptStance } = manifest;
  return succeed({
    stance: sculptStance,
    ...wanted,
    sculpt: { from: 'miniatures', miniature },
    base,
    body,
    turret: 0,
    perch: null,
    declared: { hidingBehind: null, lookingOut: null },
    armoured,
    profile: '',
  });
}
