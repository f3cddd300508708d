import type { Layer } from './arrow-check.ts';

const LEAVES = ['engine/space', 'engine/identity', 'engine/outcome', 'engine/document'];
const FACTS = [
  'engine/geometry/queries.ts',
  'engine/geometry/many-queries.ts',
  'engine/geometry/movement-queries.ts',
  'engine/geometry/measure-queries.ts',
  'engine/geometry/template-queries.ts',
  'engine/geometry/driving-queries.ts',
  'engine/geometry/area-queries.ts',
  'engine/geometry/table-queries.ts',
];
/** What a kernel may stand on: never the shell that owns the derived world. */
const KERNEL = [...LEAVES, 'engine/board', ...FACTS];

const PAGE = ['react', 'react-dom'];
const DRAWING = [...PAGE, 'three', '@react-three/fiber', '@react-three/drei'];
const SPEAKING = ['i18next', 'react-i18next'];

/** The arrows of docs/architecture.md, section 3. An arrow that is not here is forbidden; a folder that is not here is unknown. */
export const LAYERS: readonly Layer[] = [
  // leaves
  { folder: 'engine/identity' },
  { folder: 'engine/space', imports: ['engine/identity'] },
  { folder: 'engine/outcome', imports: ['engine/identity'] },
  { folder: 'engine/document', imports: ['engine/outcome'] },
  { folder: 'engine/board', imports: LEAVES, packages: ['@noble/hashes'] },

  // facts
  { folder: 'engine/geometry/queries.ts', imports: [...LEAVES, 'engine/board'] },
  { folder: 'engine/geometry/many-queries.ts', imports: [...LEAVES, 'engine/board', 'engine/geometry/queries.ts'] },
  {
    folder: 'engine/geometry/movement-queries.ts',
    imports: [...LEAVES, 'engine/board', 'engine/geometry/queries.ts', 'engine/geometry/measure-queries.ts'],
  },
  {
    folder: 'engine/geometry/driving-queries.ts',
    imports: [...LEAVES, 'engine/board', 'engine/geometry/queries.ts', 'engine/geometry/movement-queries.ts'],
  },
  { folder: 'engine/geometry/measure-queries.ts', imports: [...LEAVES, 'engine/board', 'engine/geometry/queries.ts'] },
  { folder: 'engine/geometry/template-queries.ts', imports: [...LEAVES, 'engine/board', 'engine/geometry/queries.ts'] },
  { folder: 'engine/geometry/area-queries.ts', imports: [...LEAVES, 'engine/geometry/movement-queries.ts'] },
  { folder: 'engine/geometry/table-queries.ts', imports: [...LEAVES, 'engine/board', ...FACTS] },
  {
    folder: 'engine/geometry/space-of-board.ts',
    imports: [
      ...KERNEL,
      'engine/geometry/rapier',
      'engine/geometry/mesh',
      'engine/geometry/visibility',
      'engine/geometry/cover',
      'engine/geometry/lines',
      'engine/geometry/margin',
      'engine/geometry/movement',
      'engine/geometry/measure',
      'engine/geometry/templates',
      'engine/geometry/driving',
    ],
  },
  { folder: 'engine/geometry/rapier', imports: [...KERNEL, 'engine/geometry/mesh'], packages: ['@dimforge/rapier3d-compat'] },
  { folder: 'engine/geometry/mesh', imports: KERNEL, packages: ['earcut'] },
  { folder: 'engine/geometry/measure', imports: [...KERNEL, 'engine/geometry/mesh'] },
  { folder: 'engine/geometry/visibility', imports: [...KERNEL, 'engine/geometry/mesh', 'engine/geometry/measure'] },
  {
    folder: 'engine/geometry/lines',
    imports: [...KERNEL, 'engine/geometry/mesh', 'engine/geometry/measure', 'engine/geometry/visibility'],
  },
  {
    folder: 'engine/geometry/cover',
    imports: [...KERNEL, 'engine/geometry/mesh', 'engine/geometry/measure', 'engine/geometry/visibility'],
  },
  {
    folder: 'engine/geometry/movement',
    imports: [
      ...KERNEL,
      'engine/geometry/mesh',
      'engine/geometry/measure',
      'engine/geometry/rapier',
      'engine/geometry/visibility',
      'engine/geometry/cover',
    ],
  },
  {
    folder: 'engine/geometry/driving',
    imports: [...KERNEL, 'engine/geometry/mesh', 'engine/geometry/measure', 'engine/geometry/cover', 'engine/geometry/movement'],
  },
  {
    folder: 'engine/geometry/margin',
    imports: [
      ...KERNEL,
      'engine/geometry/mesh',
      'engine/geometry/measure',
      'engine/geometry/visibility',
      'engine/geometry/cover',
      'engine/geometry/movement',
    ],
  },
  {
    folder: 'engine/geometry/templates',
    imports: [
      ...KERNEL,
      'engine/geometry/mesh',
      'engine/geometry/measure',
      'engine/geometry/visibility',
      // a lob goes through the free air of the same upright slice that ways go over
      'engine/geometry/movement',
      // that somebody is shielded from all of some places is proven as margins are
      'engine/geometry/margin',
    ],
  },

  // rulings
  { folder: 'engine/ruling', imports: [...LEAVES, 'engine/board'], types: FACTS },
  { folder: 'engine/game', imports: [...LEAVES, 'engine/board', 'engine/ruling'], types: FACTS },
  { folder: 'engine/dice', imports: [...LEAVES, 'engine/game'], packages: ['@noble/hashes'] },
  { folder: 'engine/rules', imports: [...LEAVES, 'engine/board', 'engine/game', 'engine/ruling'], types: FACTS },
  {
    folder: 'engine/rulesets/*',
    imports: [...LEAVES, 'engine/board', 'engine/game', 'engine/ruling', 'engine/rules', 'engine/dice/notation.ts'],
    types: FACTS,
  },
  // the one list of all rule sets
  { folder: 'engine/rulesets/installed.ts', imports: ['engine/rules', 'engine/rulesets'] },

  // the machine
  {
    folder: 'engine/turn',
    imports: [...LEAVES, 'engine/board', 'engine/game', 'engine/ruling', 'engine/rules', 'engine/dice'],
    types: FACTS,
    packages: ['@noble/hashes'],
  },
  // the shell that gives the rules a table for every board of a game
  {
    folder: 'engine/tables',
    imports: [...LEAVES, 'engine/board', 'engine/geometry', 'engine/game', 'engine/rules', 'engine/files/board-hash.ts'],
  },
  // players from outside: they see what everybody may see, and give orders like everybody
  { folder: 'engine/players', imports: [...LEAVES, 'engine/board', 'engine/game', 'engine/rules', 'engine/turn'] },
  { folder: 'engine/analysis', imports: [...LEAVES, 'engine/board', 'engine/geometry', 'engine/ruling', 'engine/rules'] },
  {
    folder: 'engine/files',
    imports: [...LEAVES, 'engine/board', 'engine/game', 'engine/ruling'],
    // what is written of a whole board
    types: ['engine/analysis/field.ts', 'engine/analysis/place-grid.ts'],
    packages: [
      'zod',
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      'meshoptimizer',
      'draco3d',
      'earcut',
      'saxes',
      '@noble/hashes',
      'fflate',
      'fast-png',
      'tiff',
    ],
  },
  // what is kept of a dispute, and given again
  {
    folder: 'engine/case',
    imports: [...LEAVES, 'engine/board', 'engine/geometry', 'engine/ruling', 'engine/rules', 'engine/files'],
  },
  // re-checks rulings and must share nothing with what gave them: no geometry but the names of what it finds, no rules, no files
  { folder: 'engine/proof', imports: [...LEAVES, 'engine/board', 'engine/ruling'], types: FACTS },

  // doors
  { folder: 'engine/index.ts', imports: ['engine'] },
  { folder: 'engine/kit.ts', imports: [...LEAVES, 'engine/board'] },
  { folder: 'terrain-kits', imports: ['engine/kit.ts'], packages: ['earcut', 'pure-rand'] },

  // pictures
  { folder: 'app/wording', types: ['engine/index.ts'], packages: ['i18next'] },
  {
    folder: 'app/catalogue',
    imports: ['engine/index.ts', 'terrain-kits/index.ts', 'assets'],
    packages: ['fastest-levenshtein'],
  },
  { folder: 'app/wire', imports: ['engine/index.ts'] },
  { folder: 'app/ruling-page', imports: ['engine/index.ts', 'app/wording'] },
  { folder: 'app/lab-page', imports: ['engine/index.ts', 'app/wording', 'app/ruling-page/markup.ts'] },
  {
    folder: 'app/cli',
    imports: [
      'engine/index.ts',
      'terrain-kits/index.ts',
      'app/catalogue',
      'app/wording',
      'app/wire',
      'app/ruling-page',
      'app/lab-page',
      'assets',
    ],
    packages: ['node:*', 'bullmq', 'ioredis'],
  },
  {
    folder: 'app/server',
    imports: ['engine/index.ts', 'terrain-kits/index.ts', 'app/catalogue', 'app/wording', 'app/wire'],
    packages: ['node:*'],
  },
  { folder: 'app/web/look', packages: ['@fontsource-variable/inter'] },
  {
    folder: 'app/web/session',
    imports: [
      'engine/index.ts',
      'terrain-kits/index.ts',
      'app/catalogue',
      'app/wording',
      'app/wire',
      'app/ruling-page',
      'app/lab-page',
      'assets',
    ],
    packages: ['react', 'zustand', 'idb-keyval', ...SPEAKING],
  },
  { folder: 'app/web/tools', imports: ['app/web/session'], types: ['engine/index.ts'], packages: DRAWING },
  {
    folder: 'app/web/scene',
    imports: ['app/web/session', 'app/web/tools', 'app/web/look', 'app/wording', 'assets'],
    types: ['engine/index.ts'],
    packages: [...DRAWING, ...SPEAKING],
  },
  {
    folder: 'app/web/panels',
    imports: ['app/web/session', 'app/web/tools', 'app/web/scene', 'app/web/look', 'app/wording'],
    types: ['engine/index.ts'],
    packages: [...PAGE, 'react-aria-components', ...SPEAKING],
  },
  {
    folder: 'app/web/lab',
    imports: ['app/web/session', 'app/web/tools', 'app/web/scene', 'app/web/panels', 'app/web/look', 'app/wording'],
    types: ['engine/index.ts'],
    packages: [...DRAWING, 'react-aria-components', ...SPEAKING],
  },
  {
    folder: 'app/web/*.tsx',
    imports: ['app/web', 'app/wording'],
    packages: [...DRAWING, 'react-aria-components', '@fontsource-variable/inter', ...SPEAKING],
  },
];
