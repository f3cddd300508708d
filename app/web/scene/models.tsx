import { Suspense, useEffect, useMemo } from 'react';
import { Color, DoubleSide } from 'three';
import type { Base, Model, TriangleMesh } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { useSession } from '../session/session.ts';
import { heldPose } from '../session/shown-board.ts';
import { ByDistance } from './by-distance.tsx';
import { FallbackBoundary } from './fallback-boundary.tsx';
import { Figure } from './figure.tsx';
import { figureFile } from './figure-files.ts';
import { useLitModels } from './lit-models.ts';
import { placement } from './placement.ts';
import { RuleBody } from './rule-body.tsx';
import { useShadowsAfter } from './shadow-keeper.ts';
import { flatGeometry } from './triangle-geometry.ts';

const NOBODY = '#9aa2ab';
/** Imported sculpts are drawn as if primed, with a breath of their side's colour; the ring under them carries the rest. */
const PRIMER = '#c9c3b8';
const TINT = 0.22;

/** Every model on the table; the held one where it is held, and its ghost where it came from. */
export function Models() {
  const models = useSession((session) => session.document.board.models);
  const ghost = useSession((session) => session.ghost);
  const mayNotGo = useSession(
    (session) => (session.way !== null || session.drive !== null) && session.ghost?.standable === false,
  );
  const lit = useLitModels();
  const eyeOf = useSession((session) => (session.view.kind === 'eye' ? session.view.of : null));
  useShadowsAfter(models, ghost);
  return (
    <group name="models">
      {Object.values(models).map((model) => {
        const pose = heldPose(ghost, model.id);
        const held = pose && { ...model, pose };
        return (
          <group key={model.id} name={`model ${model.id}`} visible={eyeOf !== model.id}>
            <Standing
              model={held ?? model}
              ghostly={false}
              lit={lit.has(model.id)}
              warned={held !== null && ((ghost?.against.length ?? 0) > 0 || mayNotGo)}
            />
            {held && <Standing model={model} ghostly lit={false} warned={false} />}
          </group>
        );
      })}
    </group>
  );
}

/** A model as it stands. What is pressed is a stout invisible post around it, so that a thin man is easily hit. */
function Standing(props: { readonly model: Model; readonly ghostly: boolean; readonly lit: boolean; readonly warned: boolean }) {
  const { model, ghostly, lit, warned } = props;
  const colour = useSession((session) => session.document.board.sides[model.owner]?.colour ?? NOBODY);
  const { position, rotation } = placement(model.pose);
  const tall = standingHeight(model);
  const [width, depth] = baseSize(model.base);
  return (
    <group position={position} rotation={rotation}>
      <FallbackBoundary key={JSON.stringify(model.sculpt)} instead={<RuleBody model={model} colour={colour} />}>
        <Suspense fallback={<RuleBody model={model} colour={colour} />}>
          <Sculpted model={model} colour={colour} ghostly={ghostly} />
        </Suspense>
      </FallbackBoundary>
      {!ghostly && (
        <mesh position={[0, tall / 2, 0]} userData={{ model: model.id }} name="press">
          <boxGeometry args={[Math.max(width, 22), tall, Math.max(depth, 22)]} />
          <meshBasicMaterial visible={false} />
        </mesh>
      )}
      {!ghostly && <Marks model={model} lit={lit} warned={warned} />}
    </group>
  );
}

function Sculpted({ model, colour, ghostly }: { readonly model: Model; readonly colour: string; readonly ghostly: boolean }) {
  const meshes = useSession((session) => session.document.meshes);
  const { sculpt } = model;
  const mesh = sculpt.from === 'import' ? meshes.get(sculpt.mesh) : undefined;
  const shape = useMemo(() => (mesh ? [mesh] : null), [mesh]);
  const primed = useMemo(() => new Color(PRIMER).lerp(new Color(colour), TINT), [colour]);
  if (sculpt.from === 'miniatures') {
    const url = figureFile(sculpt.miniature);
    return url ? (
      <Figure url={url} colour={colour} ghostly={ghostly} turret={model.turret} />
    ) : (
      <RuleBody model={model} colour={colour} />
    );
  }
  if (!shape) return <RuleBody model={model} colour={colour} />;
  return <ByDistance meshes={shape} draw={(meshes) => <PrimedSculpt meshes={meshes} colour={primed} ghostly={ghostly} />} />;
}

function PrimedSculpt(props: { readonly meshes: readonly TriangleMesh[]; readonly colour: Color; readonly ghostly: boolean }) {
  const { meshes, colour, ghostly } = props;
  const geometry = useMemo(() => flatGeometry(meshes), [meshes]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} castShadow={!ghostly} receiveShadow>
      <meshStandardMaterial
        color={colour}
        roughness={0.8}
        flatShading
        side={DoubleSide}
        transparent={ghostly}
        opacity={ghostly ? 0.4 : 1}
      />
    </mesh>
  );
}

/** Rings under a model: who looks (blue), who is looked at (white), what is selected, pointed at, lit by a reason or in the way. */
function Marks({ model, lit, warned }: { readonly model: Model; readonly lit: boolean; readonly warned: boolean }) {
  const looks = useSession((session) => session.looker === model.id);
  const isTarget = useSession((session) => session.target === model.id);
  const selected = useSession((session) => session.selected?.kind === 'model' && session.selected.id === model.id);
  const pointedAt = useSession((session) => session.pointedAt?.kind === 'model' && session.pointedAt.id === model.id);
  const colour = useSession((session) => session.document.board.sides[model.owner]?.colour ?? NOBODY);
  const [width, depth] = baseSize(model.base);
  const scale: [number, number, number] = [width / 2 + 2, depth / 2 + 2, 1];
  return (
    <group rotation-x={-Math.PI / 2} position-y={0.7}>
      {model.sculpt.from === 'import' && <Ring scale={scale} from={0.86} to={1} colour={colour} />}
      {looks && <Ring scale={scale} from={1} to={1.22} colour={MEANING.seen} />}
      {isTarget && <Ring scale={scale} from={1} to={1.22} colour="#f4f6f8" dashes={10} />}
      {warned && <Ring scale={scale} from={1} to={1.34} colour={MEANING.hidden} dashes={6} />}
      {selected && <Ring scale={scale} from={1.28} to={1.38} colour={MEANING.accent} />}
      {pointedAt && !selected && <Ring scale={scale} from={1.28} to={1.36} colour={MEANING.accent} opacity={0.6} />}
      {lit && <Ring scale={scale} from={1.02} to={1.5} colour={MEANING.hidden} opacity={0.8} />}
    </group>
  );
}

function Ring(props: {
  readonly scale: [number, number, number];
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly dashes?: number;
  readonly opacity?: number;
}) {
  const { scale, from, to, colour, dashes = 0, opacity = 1 } = props;
  const arcs = dashes === 0 ? [[0, Math.PI * 2] as const] : Array.from({ length: dashes }, (_, i) => arc(i, dashes));
  return (
    <group scale={scale}>
      {arcs.map(([start, length]) => (
        <mesh key={start} renderOrder={1}>
          <ringGeometry args={[from, to, dashes === 0 ? 64 : 8, 1, start, length]} />
          <meshBasicMaterial
            color={colour}
            transparent
            opacity={opacity}
            depthWrite={false}
            side={DoubleSide}
            toneMapped={false}
          />
        </mesh>
      ))}
    </group>
  );
}

const arc = (index: number, of: number) => [(index * Math.PI * 2) / of, (Math.PI * 1.2) / of] as const;

export function baseSize(base: Base): readonly [width: number, depth: number] {
  switch (base.kind) {
    case 'round':
      return [base.diameter, base.diameter];
    case 'none':
      return [28, 28];
    default:
      return [base.width, base.depth];
  }
}

/** How high the model reaches in its stance, for pressing it and for hanging its name over it. */
export function standingHeight(model: Model): number {
  const tops = model.body.volumes[model.stance].flatMap(({ solid }) => (solid.kind === 'box' ? [solid.max.y] : []));
  return Math.max(12, ...(tops.length > 0 ? tops : [model.body.height]));
}
