import { useMemo } from 'react';
import type { Model, Solid } from '../../../engine/index.ts';

const centreOf = ({ min, max }: Extract<Solid, { kind: 'box' }>): [number, number, number] => [
  (min.x + max.x) / 2,
  (min.y + max.y) / 2,
  (min.z + max.z) / 2,
];
const sizeOf = ({ min, max }: Extract<Solid, { kind: 'box' }>): [number, number, number] => [
  max.x - min.x,
  max.y - min.y,
  max.z - min.z,
];

/** The body that the rules give a model, drawn as what it is: shown while a sculpt loads and where it can't be loaded. */
export function RuleBody({ model, colour }: { readonly model: Model; readonly colour: string }) {
  const boxes = useMemo(
    () => model.body.volumes[model.stance].flatMap(({ solid }) => (solid.kind === 'box' ? [solid] : [])),
    [model],
  );
  return boxes.map((box) => (
    <mesh key={`${box.min.x} ${box.min.y} ${box.min.z}`} position={centreOf(box)} castShadow receiveShadow>
      <boxGeometry args={sizeOf(box)} />
      <meshStandardMaterial color={colour} roughness={0.8} />
    </mesh>
  ));
}
