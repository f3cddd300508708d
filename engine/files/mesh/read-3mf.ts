import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { type ArchivedFile, isArchive, openArchive } from './archive.ts';
import { gatherMesh } from './gather-mesh.ts';
import { type MeshFaultCode, type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import type { LengthUnit } from './length-unit.ts';
import { IDENTITY, isMirroring, type Matrix, multiply } from './matrix.ts';
import { type Model3mf, type Object3mf, type Placed3mf, readModel3mf } from './model-of-3mf.ts';
import { readXml } from './read-xml.ts';

/** The units that a 3MF file may state, as ours; a micron is taken as a thousandth of a millimetre. */
const UNITS: ReadonlyMap<string, readonly [LengthUnit, number]> = new Map(
  Object.entries<readonly [LengthUnit, number]>({
    micron: ['mm', 0.001],
    millimeter: ['mm', 1],
    centimeter: ['cm', 1],
    inch: ['inch', 1],
    foot: ['foot', 1],
    meter: ['m', 1],
  }),
);

/** Extensions that change nothing of the shape, or that we know. */
const KNOWN = /\/(?:production|material|beamlattice|slice|trianglesets)\//;

const MOST_NODES = 20_000;
const DEEPEST = 200;

/** Is this a 3MF package? An archive with a model in it. */
export function recognises3mf(bytes: Uint8Array): boolean {
  if (!isArchive(bytes)) return false;
  const opened = openArchive(bytes);
  return opened.ok && opened.value.some(({ name }) => /\.model$/i.test(name));
}

/**
 * What does this 3MF file hold? Everything that its build list puts on the plate, each under the name of its object, moved and turned by all
 * that it is a component of, also out of other files of the package. The unit is the one that the file states.
 * @faults when the package or its XML is broken, it demands an extension that we do not know, a component lies within itself, or there is
 * no triangle
 */
export function read3mf(bytes: Uint8Array): MeshReading {
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  const root = rootOf(opened.value);
  if (!root.ok) return root;
  const models = new Map<string, Model3mf>();
  const faults: Fault<MeshFaultCode>[] = [];
  const modelAt = (path: string): Model3mf | null => {
    const known = models.get(path);
    if (known) return known;
    const file = opened.value.find(({ name }) => pathOf(name) === path);
    if (!file) {
      faults.push({ code: 'mesh-file/companion-missing', where: '', fill: { file: path } });
      return null;
    }
    const unpacked = file.unpack();
    const model = unpacked.ok ? readModel3mf(unpacked.value, file.name) : unpacked;
    if (!model.ok) {
      faults.push(...model.problem);
      return null;
    }
    for (const extension of model.value.required) {
      if (!KNOWN.test(`${extension}/`))
        faults.push({ code: 'mesh-file/needs-3mf-extension', where: file.name, fill: { extension } });
    }
    models.set(path, model.value);
    return model.value;
  };
  const model = modelAt(root.value);
  const [unit, factor] = UNITS.get(model?.unit ?? '') ?? (['mm', 1] as const);

  const mesh = gatherMesh('object');
  let visited = 0;
  let endless = false;
  let unknown = 0;
  let supports = 0;
  const draw = (object: Object3mf, matrix: Matrix, name: string) => {
    const { positions, triangles } = object;
    const first = mesh.corners();
    const count = positions.length / 3;
    mesh.newPart(name);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions.list[i]!, positions.list[i + 1]!, positions.list[i + 2]!];
      mesh.corner(
        (matrix[0]! * x + matrix[4]! * y + matrix[8]! * z + matrix[12]!) * factor,
        (matrix[1]! * x + matrix[5]! * y + matrix[9]! * z + matrix[13]!) * factor,
        (matrix[2]! * x + matrix[6]! * y + matrix[10]! * z + matrix[14]!) * factor,
      );
    }
    const [second, third] = isMirroring(matrix) ? [2, 1] : [1, 2];
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [triangles.list[i]!, triangles.list[i + second]!, triangles.list[i + third]!];
      if (a < count && b < count && c < count) mesh.triangle(first + a, first + b, first + c);
      else unknown++;
    }
  };
  const place = (placed: Placed3mf, path: string, matrix: Matrix, name: string, depth: number): void => {
    if (++visited > MOST_NODES || depth > DEEPEST) endless = true;
    if (endless || faults.length > 0 || isTooLarge()) return;
    const at = placed.path === null ? path : pathOf(placed.path);
    const object = modelAt(at)?.objects.get(placed.object);
    if (!object) return;
    if (object.type !== 'model' && object.type !== 'surface') {
      supports++;
      return;
    }
    const called = object.name || name;
    const whole = multiply(matrix, placed.matrix);
    if (object.triangles.length > 0) draw(object, whole, called || `object ${placed.object}`);
    for (const component of object.components) place(component, at, whole, called, depth + 1);
  };
  const isTooLarge = () => mesh.triangles() > MOST_TRIANGLES || mesh.corners() > MOST_TRIANGLES;
  for (const item of model?.items ?? []) place(item, root.value, IDENTITY, '', 0);
  if (faults.length > 0) return fail(faults);
  if (endless) return fail([{ code: 'mesh-file/nodes-in-a-circle', where: 'components', fill: { node: 0 } }]);
  if (isTooLarge()) {
    return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: mesh.triangles(), most: MOST_TRIANGLES } }]);
  }
  const all = [...models.values()];
  const beams = all.reduce((sum, one) => sum + one.beams, 0);
  const value = mesh.finish('3mf');
  if (!value) return fail([{ code: beams > 0 ? 'mesh-file/only-beams' : 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices: MeshNotice[] = [];
  const note = (code: MeshNotice['code'], count: number) => {
    if (count > 0) notices.push({ code, where: '', fill: { count } });
  };
  note(
    'mesh/numbers-unreadable',
    all.reduce((sum, one) => sum + one.unreadable, 0),
  );
  note('mesh/corners-unknown', unknown);
  note('mesh/beams-left-out', beams);
  note('mesh/supports-left-out', supports);
  return succeed({ value: { ...value, unit }, faults: notices });
}

/** A path of the package as all its files write it in the end. */
const pathOf = (name: string): string => `/${name.replace(/^\/+/, '')}`.toLowerCase();

/** The model that the package begins with: the one its relationships name, else the first there is. */
function rootOf(files: readonly ArchivedFile[]): Result<string, readonly Fault<MeshFaultCode>[]> {
  const relations = files.find(({ name }) => pathOf(name) === '/_rels/.rels');
  let target: string | null = null;
  const unpacked = relations?.unpack();
  if (unpacked?.ok) {
    readXml(unpacked.value, relations!.name, {
      open({ name, attributes }) {
        if (name === 'Relationship' && attributes.Type?.endsWith('/3dmodel')) target ??= attributes.Target ?? null;
      },
      close() {},
    });
  }
  if (target !== null) return succeed(pathOf(target));
  const first = files.find(({ name }) => /\.model$/i.test(name));
  return first ? succeed(pathOf(first.name)) : fail([{ code: 'mesh-file/no-triangles', where: '', fill: {} }]);
}
