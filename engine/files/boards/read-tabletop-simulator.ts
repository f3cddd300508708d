import { z } from 'zod';
import type { CoverGrade, HeightCategory } from '../../board/terrain-piece.ts';
import { fail, succeed } from '../../outcome/result.ts';
import type { Companions } from '../mesh/imported-mesh.ts';
import { readMesh } from '../mesh/read-mesh.ts';
import type { ForeignBoardNotice, ForeignBoardReading, ForeignThing } from './foreign-board.ts';
import { checkForeign, isRecord, mapNumber } from './foreign-form.ts';

const transform = z.object({
  posX: mapNumber,
  posY: mapNumber,
  posZ: mapNumber,
  rotX: z.number().default(0),
  rotY: z.number().default(0),
  rotZ: z.number().default(0),
  scaleX: z.number().default(1),
  scaleY: z.number().default(1),
  scaleZ: z.number().default(1),
});
const thing = z.object({
  Name: z.string().default(''),
  Nickname: z.string().default(''),
  Description: z.string().default(''),
  Transform: transform,
  CustomMesh: z.object({ MeshURL: z.string().default('') }).optional(),
  get ContainedObjects() {
    return z.array(thing).optional();
  },
  States: z.record(z.string(), z.unknown()).optional(),
});
const saved = z.object({ SaveName: z.string().default(''), ObjectStates: z.array(thing) });
type Thing = z.infer<typeof thing>;

/** Is this a game or an object that Tabletop Simulator saved? */
export const isTabletopSimulator = (value: unknown): boolean => isRecord(value) && Array.isArray(value.ObjectStates);

const MILLIMETRES_PER_INCH = 25.4;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Things that fell onto the table lean by this much and stand upright all the same. @unit degrees */
const NOISE_OF_TILT = 2;
/** What stands for the table itself and hides nobody. */
const MARKER = /^\s*(?:battle ?(?:field|mat)|play ?mat|game ?mat|(?:game )?(?:board|table|mat))\s*$/i;

/**
 * Reads what Tabletop Simulator saved: what lies on the table and in bags, in the state it shows. Its units are inches, its z leads away
 * from the viewer; what leans a little stands upright, which is what its owner meant. The shapes are OBJ files elsewhere: those that came
 * along are read, by the name that the game keeps them under or by the last part of their address.
 * @faults each with its place in the file
 */
export async function readTabletopSimulator(value: unknown, name: string, companions: Companions): Promise<ForeignBoardReading> {
  const form = checkForeign(saved, value);
  if (!form.ok) return form;
  const notices: ForeignBoardNotice[] = [];
  const note = (code: ForeignBoardNotice['code'], where: string, fill: ForeignBoardNotice['fill'] = {}) =>
    notices.push({ code, where, fill });
  const found = unpacked(form.value.ObjectStates);
  const markers = found.filter(({ Nickname }) => MARKER.test(Nickname));
  const shaped = found.filter((one) => one.CustomMesh && !markers.includes(one));
  for (const marker of markers) note('foreign-board/marker-left-out', '', { thing: marker.Nickname });
  const others = found.length - markers.length - shaped.length;
  if (others > 0) note('foreign-board/things-left-out', '', { count: others });
  const states = found.reduce((sum, one) => sum + Object.keys(one.States ?? {}).length, 0);
  if (states > 0) note('foreign-board/states-left-out', '', { count: states });

  const things: ForeignThing[] = [];
  const missing = new Map<string, string>();
  for (const one of shaped) {
    const { Transform: at, Nickname, Name, Description } = one;
    const called = Nickname.trim() || Name;
    const tilt = Math.max(tiltOf(at.rotX), tiltOf(at.rotZ));
    if (tilt > NOISE_OF_TILT) note('foreign-board/tilt-left-out', '', { thing: called, degrees: Math.round(tilt) });
    if (at.scaleX * at.scaleY * at.scaleZ < 0) note('foreign-board/mirrored-left-out', '', { thing: called });
    const address = one.CustomMesh?.MeshURL ?? '';
    const bytes = companionOf(address, companions);
    const reading = bytes ? await readMesh(bytes) : null;
    if (reading && !reading.ok) note('foreign-board/mesh-unreadable', '', { thing: called });
    if (!bytes && !missing.has(address)) missing.set(address, called);
    things.push({
      name: called,
      at: { x: at.posX * MILLIMETRES_PER_INCH, z: -at.posZ * MILLIMETRES_PER_INCH },
      // Its meshes are turned left to right when they are loaded, and its turns go clockwise as seen from above.
      facing: Math.PI - at.rotY * RADIANS_PER_DEGREE,
      scale: { x: Math.abs(at.scaleX), y: Math.abs(at.scaleY), z: Math.abs(at.scaleZ) },
      cover: coverOf(called),
      area: /area terrain/i.test(Description),
      heightCategory: heightOf(Description),
      meshAddress: address,
      mesh: reading?.ok ? reading.value.value : null,
    });
  }
  for (const [address, called] of missing) note('foreign-board/mesh-missing', '', { thing: called, file: nameInCache(address) });
  if (things.length === 0) return fail([{ code: 'foreign-board/nothing-on-it', where: '', fill: {} }]);
  note('foreign-board/all-on-the-table', '', {});
  if (shaped.some(({ Description }) => Description.trim() !== '')) note('foreign-board/words-not-read', '', {});
  return succeed({
    value: {
      kind: 'tabletop-simulator',
      name: form.value.SaveName || form.value.ObjectStates[0]?.Nickname || name,
      holds: { layout: 'things', things },
      ours: null,
    },
    faults: notices,
  });
}

/** All that is there, what lies in bags and boxes instead of these. */
function unpacked(things: readonly Thing[]): Thing[] {
  return things.flatMap((one) => (one.ContainedObjects ? unpacked(one.ContainedObjects) : [one]));
}

/** How far a turn of a thing leans from upright. @unit degrees */
function tiltOf(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return Math.min(turned, 360 - turned);
}

/** The cover that the name states in brackets, as terrain for the Legion game does. */
function coverOf(name: string): CoverGrade {
  const stated = /\[(heavy|light|no) cover\]/i.exec(name)?.[1]?.toLowerCase();
  return stated === 'light' ? 'light' : stated === 'no' ? 'none' : 'heavy';
}

function heightOf(description: string): HeightCategory | null {
  const stated = Number(/height:\s*(\d+)/i.exec(description)?.[1] ?? Number.NaN);
  return Number.isFinite(stated) && stated >= 1 ? (Math.min(3, stated) as HeightCategory) : null;
}

/** The name under which the game keeps what it fetched from an address: the address without its signs. */
export const nameInCache = (address: string): string => `${address.replace(/[^A-Za-z0-9]/g, '')}.obj`;

const lastPart = (path: string): string => path.replace(/[/\\]+$/, '').replace(/^.*[/\\]/, '');

/** The file that came along for an address, if it did. */
function companionOf(address: string, companions: Companions): Uint8Array | null {
  if (address === '') return null;
  const wanted = [nameInCache(address), lastPart(address), `${lastPart(address)}.obj`].map((one) => one.toLowerCase());
  const found = Object.keys(companions).find((file) => wanted.includes(lastPart(file).toLowerCase()));
  return found === undefined ? null : companions[found]!;
}
