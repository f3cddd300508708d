import { expect, test } from 'vitest';
import { standMesh } from '../../../../engine/files/figure/understand-mesh.ts';
import { meshOf } from '../../../support/read-sketch.ts';
import { companionsOf, describeWithSharedData, sharedBytes, sharedFiles } from '../../../support/shared-data.ts';
import { soak } from '../../../support/soak.ts';

const files = sharedFiles.filter(({ file }) => /^(?:minis|terrain)\/.*\.(?:stl|glb|gltf|obj)$/i.test(file));
const open = (name: string) => {
  const found = files.find(({ file }) => file === name)!;
  return meshOf(sharedBytes(name), companionsOf(found));
};

describeWithSharedData('what is guessed of real figures and terrain', () => {
  test('the dragon, whose wings reach over its base and down to the ground, stands in the middle of its base', async () => {
    const { figure } = standMesh(await open('minis/wyrmling.stl'))!;
    expect(figure?.base.value).toMatchObject({ base: { kind: 'round', diameter: 25 }, top: 3 });
    expect(figure?.base.value.middle.x).toBeCloseTo(0, 2);
    expect(figure?.base.value.middle.z).toBeCloseTo(0, 2);
  });

  test('he who walks off to the side, and he who carries his shield on his back, are turned to the front', async () => {
    const turnOf = async (name: string) => Math.round((standMesh(await open(name))!.placement.turn * 2) / Math.PI);
    expect(await turnOf('minis/CesiumMan.glb')).toBe(3);
    expect(await turnOf('minis/mini_goblin_bow0.stl')).toBe(2);
    expect(await turnOf('minis/Swat.glb')).toBe(0);
  });

  const UNITS: Readonly<Record<string, string>> = { mm: 'mm', m: 'm', inch: 'inch' };
  test.each(files.map(({ file, units }) => [file, units] as const))(
    'the unit of %s is right, or said to be uncertain',
    async (name, units) => {
      const purpose = name.startsWith('terrain/') ? 'terrain' : 'figure';
      const { unit, placed } = standMesh(await open(name), { purpose })!;
      const stated = UNITS[units.split(/[ ,(]/)[0]!];
      // Of files without a unit only a man at life size is taken for likely: that their kind is in metres is its standard.
      const { y } = placed.report.size;
      const isMan = unit.because.code === 'mesh-guess/life-size' && y > 40 && y < 60;
      if (unit.confidence === 'likely') expect(stated ?? (isMan ? 'm' : 'none')).toBe(unit.unit);
      expect(Number.isFinite(y)).toBe(true);
    },
  );

  const terrain = files.filter(({ file }) => file.startsWith('terrain/')).map(({ file }) => file);
  test.each(terrain.filter((_, i) => i % 3 === 0 || soak(1) > 1).map((file) => [file] as const))(
    '%s is not taken for a figure, or that is said to be uncertain',
    async (name) => {
      const { purpose, purposeGuess } = standMesh(await open(name))!;
      if (purpose === 'figure') expect(purposeGuess?.confidence).toBe('unlikely');
    },
  );
});
