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
export const CATALOGUE_FAULT_CODES = ['catalogue/no-such-miniature'] as const;
export type CatalogueFault = Fault<(typeof CATALOGUE_FAULT_CODES)[number]>;

const files = import.meta.glob<string>('../../assets/miniatures/*/manifest.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every miniature of the project's own set, by ascending id. */
export const MINIATURES: readonly MiniatureManifest[] = Object.entries(files)
  .map(([path, text]) => {
    const manifest = readMiniatureManifest(text);
    if (manifest.ok) return manifest.value;
    throw new BrokenInvariant(`${path}: ${manifest.problem.map(({ code, where }) => `${code} at ${where}`).join(', ')}`);
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The miniature of this id, or null where there is none. */
export const findMiniature = (id: MiniatureId): MiniatureManifest | null => MINIATURES.find((one) => one.id === id) ?? null;

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
