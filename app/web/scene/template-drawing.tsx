import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import { DoubleSide, Shape, Vector2 } from 'three';
import type { BoardPoint, Model, PlacedTemplate } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { type Fate, fateOf, hitsOf } from '../session/laid-template.ts';
import { useSession } from '../session/session.ts';
import type { TemplateHit } from '../session/template-questions.ts';
import { useVoice } from '../session/voice.ts';
import { BorderLine, LIFT } from './border-line.tsx';
import { baseSize } from './models.tsx';
import { placement } from './placement.ts';
import { StretchLines } from './stretch-lines.tsx';
import { templateOutline } from './template-outline.ts';
import { WayTags } from './way-tags.tsx';

const PALE = '#f4f6f8';

/** The template on the table, and under everybody whom it reaches what becomes of him. */
export function TemplateDrawing() {
  const template = useSession((session) => session.template);
  const limits = useSession((session) => session.shotLimits);
  if (!template) return null;
  const laid = template.ruling?.template ?? template;
  const placing = template.ruling?.placing;
  const bars = placing !== null && placing !== undefined && !(placing.ok && placing.value.answer.allowed);
  return (
    <>
      <Laid template={laid} barred={bars} />
      <Fates hits={hitsOf(template.ruling)} />
      {limits.map(({ limit, lines }) => (
        <StretchLines key={limit} stretches={lines} colour={PALE} dashed />
      ))}
    </>
  );
}

/** Its sheet and border; where it may not lie the border is that of what is hidden and broken. */
export function Laid({ template, barred }: { readonly template: PlacedTemplate; readonly barred: boolean }) {
  const outline = useMemo(() => templateOutline(template), [template]);
  const sheet = useMemo(() => new Shape(outline.map(({ x, z }) => new Vector2(x, -z))), [outline]);
  const { at } = template;
  const colour = barred ? MEANING.hidden : MEANING.accent;
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position-y={at.y + LIFT} renderOrder={2}>
        <shapeGeometry args={[sheet]} />
        <meshBasicMaterial color={colour} transparent opacity={0.2} depthWrite={false} side={DoubleSide} toneMapped={false} />
      </mesh>
      <BorderLine points={outline} colour={colour} dashed={barred} />
      <BorderLine points={crossAt(at)} colour={PALE} dashed={false} />
    </>
  );
}

/** Half the length of the cross at the middle. @unit millimetres */
const ARM = 5;
const crossAt = ({ x, y, z }: BoardPoint): readonly BoardPoint[] => [
  { x: x - ARM, y, z },
  { x: x + ARM, y, z },
  { x, y, z },
  { x, y, z: z - ARM },
  { x, y, z: z + ARM },
];

/** How each fate is drawn: by the form of its ring and by its colour. */
const RINGS: Readonly<
  Record<Fate, { readonly colour: string; readonly width: number; readonly dash: readonly [number, number] | null }>
> = {
  hit: { colour: MEANING.accent, width: 6, dash: null },
  'on-a-roll': { colour: MEANING.accent, width: 5, dash: [9, 6] },
  exempt: { colour: MEANING.hidden, width: 5, dash: [4, 6] },
  'too-close': { colour: MEANING.close, width: 6, dash: [1.6, 4] },
  clear: { colour: PALE, width: 2, dash: null },
};

function Fates({ hits }: { readonly hits: readonly TemplateHit[] }) {
  const models = useSession((session) => session.document.board.models);
  const lit = useSession(({ template }) => (typeof template?.lit === 'object' ? (template.lit?.model ?? null) : null));
  const { say } = useVoice();
  const standing = hits.flatMap((hit) => {
    const model = models[hit.model];
    return model ? [{ hit, model, fate: fateOf(hit) }] : [];
  });
  const tags = standing
    .filter(({ fate }) => fate !== 'clear')
    .map(({ hit, model, fate }) => ({
      text: say(`fate.${fate}`, { needs: hit.needs ?? 0 }),
      weight: 1 + hit.share,
      at: model.pose.at,
    }));
  return (
    <>
      {standing.map(({ model, fate }) => (
        <FateRing key={model.id} model={model} fate={fate} lit={lit === model.id} />
      ))}
      <WayTags tags={tags} below />
    </>
  );
}

function FateRing({ model, fate, lit }: { readonly model: Model; readonly fate: Fate; readonly lit: boolean }) {
  const { colour, width, dash } = RINGS[fate];
  const { position, rotation } = placement(model.pose);
  const [across, along] = baseSize(model.base);
  const points = useMemo(
    () =>
      Array.from({ length: 65 }, (_, i): [number, number, number] => {
        const angle = (i * Math.PI) / 32;
        return [(Math.sin(angle) * (across + 7)) / 2, LIFT, (Math.cos(angle) * (along + 7)) / 2];
      }),
    [across, along],
  );
  const dashes = dash ? { dashed: true, dashSize: dash[0], gapSize: dash[1] } : { dashed: false };
  return (
    <group position={position} rotation={rotation}>
      <Line
        points={points}
        color={colour}
        lineWidth={lit ? width + 3 : width}
        {...dashes}
        transparent
        opacity={0.95}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={5}
      />
    </group>
  );
}
