import { describe, expect, test } from 'vitest';
import { AS_IT_IS, guessPlacements, type ImportedMesh, placeMesh, placementOf } from '../../../../engine/index.ts';
import { meshOf, readAny, said, volumeOf } from '../../../support/read-sketch.ts';
import { mesh3mf, model3mf, package3mf, TETRAHEDRON, text } from '../../../support/sketch-mesh-file.ts';

const object = (id: number, about = '') => `<object id="${id}" ${about}>${mesh3mf(TETRAHEDRON)}</object>`;
const group = (id: number, ...components: readonly string[]) =>
  `<object id="${id}"><components>${components.map((one) => `<component ${one}/>`).join('')}</components></object>`;

/** Smallest and largest x. */
const alongX = ({ positions }: ImportedMesh) => {
  const all = [...positions].filter((_, i) => i % 3 === 0);
  return [Math.min(...all), Math.max(...all)];
};

describe('a 3MF file', () => {
  test('applies its unit to the corners and to where things are put alike', async () => {
    const box = mesh3mf(
      TETRAHEDRON.map((facet) => facet.map((value, i) => value / [-10, 20, 40][i % 3]!) as unknown as typeof facet),
    );
    const mesh = await meshOf(
      package3mf(
        model3mf(`<object id="1">${box}</object>`, '<item objectid="1" transform="1 0 0 0 1 0 0 0 1 2 0 0"/>', 'unit="inch"'),
      ),
    );
    expect(alongX(mesh)).toEqual([1, 2]);
    const [guess] = guessPlacements(mesh, 'terrain');
    const { report } = placeMesh(mesh, { ...placementOf(guess!, 'terrain'), centre: 'plan' })!;
    expect(report.size.x).toBeCloseTo(25.4, 5);
    expect(report.size.y).toBeCloseTo(6.35, 5);
    expect(report.size.z).toBeCloseTo(12.7, 5);
    expect(report.movedBy.x * 25.4).toBeCloseTo((25.4 + 50.8) / 2, 5);
  });

  test.each([
    ['millimeter', 'mm', 1],
    ['centimeter', 'cm', 1],
    ['meter', 'm', 1],
    ['foot', 'foot', 1],
    ['micron', 'mm', 0.001],
    ['constructor', 'mm', 1],
  ] as const)('in %s is taken as that', async (stated, unit, factor) => {
    const mesh = await meshOf(package3mf(model3mf(object(1), '<item objectid="1"/>', `unit="${stated}"`)));
    expect(mesh.unit).toBe(unit);
    expect(alongX(mesh)[1]).toBeCloseTo(10 * factor, 9);
  });

  test('puts components where they belong, within one another, and turns mirrored ones right side out', async () => {
    const mesh = await meshOf(
      package3mf(
        model3mf(
          object(1, 'name="leg"') +
            group(2, 'objectid="1" transform="-1 0 0 0 1 0 0 0 1 5 0 0"') +
            group(3, 'objectid="2"', 'objectid="1"'),
          '<item objectid="3" transform="2 0 0 0 2 0 0 0 2 100 0 0"/>',
        ),
      ),
    );
    expect(mesh.groups.map(({ name, count }) => [name, count])).toEqual([
      ['leg', 4],
      ['leg 2', 4],
    ]);
    expect(alongX(mesh)).toEqual([90, 120]);
    expect(volumeOf(mesh)).toBeCloseTo((2 * 8 * 1000) / 6, 6);
  });

  test('takes objects out of its other files, whatever capitals their paths have', async () => {
    const other = model3mf(object(7, 'name="lid"'), '');
    const root = model3mf(
      group(1, 'p:path="/3D/Other.model" objectid="7"'),
      '<item objectid="1"/>',
      'requiredextensions="p" xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06"',
    );
    expect((await meshOf(package3mf(root, { '3D/other.model': other }))).groups[0]!.name).toBe('lid');
    expect(said((await readAny(package3mf(root))).faults)).toEqual(['mesh-file/companion-missing']);
  });

  test('begins with the model that its relationships name', async () => {
    const relations = text('<Relationships><Relationship Type="http://x/3dmodel" Target="/other/start.model"/></Relationships>');
    const file = package3mf(model3mf(object(1), '<item objectid="1"/>'), {
      '_rels/.rels': relations,
      'other/start.model': model3mf(object(5, 'name="right"'), '<item objectid="5"/>'),
    });
    expect((await meshOf(file)).groups[0]!.name).toBe('right');
  });

  test('loses only what makes no sense, and says so', async () => {
    const odd = object(1).replace('x="10"', 'x="ten"').replace('v3="11"', 'v3="99"');
    const { mesh, notices } = await readAny(
      package3mf(model3mf(odd + object(2, 'type="support"'), '<item objectid="1"/><item objectid="2"/><item objectid="3"/>')),
    );
    expect(mesh?.triangles.length).toBe(9);
    expect(notices.map(({ code, fill }) => [code, fill.count])).toEqual([
      ['mesh/numbers-unreadable', 1],
      ['mesh/corners-unknown', 1],
      ['mesh/supports-left-out', 1],
    ]);
    expect(placeMesh(mesh!, AS_IT_IS)?.report.dropped.notFinite).toBe(1);
  });

  test.each([
    [
      'whose component lies within itself',
      model3mf(group(1, 'objectid="1"'), '<item objectid="1"/>'),
      'mesh-file/nodes-in-a-circle at components',
    ],
    [
      'whose components double at every step',
      model3mf(
        Array.from({ length: 60 }, (_, i) => group(i, `objectid="${i + 1}"`, `objectid="${i + 1}"`)).join(''),
        '<item objectid="0"/>',
      ),
      'mesh-file/nodes-in-a-circle at components',
    ],
    ['that builds nothing', model3mf(object(1), ''), 'mesh-file/no-triangles'],
    ['with broken XML', text('<model>\n<resources>\n</model>'), 'mesh-file/xml-broken at 3D/3dmodel.model line 3'],
    [
      'with letters that would grow without end',
      text('<!DOCTYPE m [<!ENTITY a "aaaa">]>\n<model/>'),
      'mesh-file/xml-doctype at 3D/3dmodel.model line 1',
    ],
    [
      'that demands what we do not know',
      model3mf(object(1), '<item objectid="1"/>', 'requiredextensions="q" xmlns:q="http://example.org/quantum"'),
      'mesh-file/needs-3mf-extension at 3D/3dmodel.model',
    ],
    [
      'of beams alone',
      model3mf('<object id="1"><mesh><vertices/><b:beamlattice/></mesh></object>', '<item objectid="1"/>'),
      'mesh-file/only-beams',
    ],
  ])('%s is refused in words', async (_what, model, fault) => {
    expect(said((await readAny(package3mf(model))).faults)).toEqual([fault]);
  });
});
