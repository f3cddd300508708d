// Takes the pictures assets/miniatures/<id>/thumb.webp, 256 pixels square, of the figures that are there. Needs a Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openStudio } from './picture-studio.mjs';

/** From which side each figure shows best, in degrees to its left of its front. */
const SIDE = {
  rifleman: -34,
  officer: -38,
  'rifleman-kneeling': -52,
  'rifleman-prone': -40,
  'machine-gun-pair': 30,
  'squad-ten': 22,
};

const folder = fileURLToPath(new URL('../../assets/miniatures/', import.meta.url));
const wanted = process.argv.slice(2);
const { miniatures } = JSON.parse(readFileSync(`${folder}index.json`, 'utf8'));
const studio = await openStudio();
for (const id of wanted.length > 0 ? wanted : miniatures) {
  const [picture] = await studio.shoot(readFileSync(`${folder}${id}/figure.glb`), {
    width: 256,
    height: 256,
    views: [{ turn: SIDE[id] ?? 32, up: 15 }],
    type: 'image/webp',
  });
  writeFileSync(`${folder}${id}/thumb.webp`, picture);
  console.log(`${id}: ${picture.length} bytes`);
}
await studio.close();
