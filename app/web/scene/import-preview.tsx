import { OrbitControls } from '@react-three/drei';
import { Canvas, useThree } from '@react-three/fiber';
import { Suspense, useEffect, useMemo } from 'react';
import { BoxGeometry, BufferGeometry, DoubleSide, EdgesGeometry, NeutralToneMapping, Vector3 } from 'three';
import type { Base, BoxSolid } from '../../../engine/index.ts';
import { baseOfDesk, bodyOfDesk } from '../session/figure-on-desk.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { useVoice } from '../session/voice.ts';
import { ContextKeeper, Drawing } from './drawing.tsx';
import { Figure } from './figure.tsx';
import { figureFile } from './figure-files.ts';
import { TerrainMarks } from './terrain-marks.tsx';
import { flatGeometry } from './triangle-geometry.ts';

/** Figures of known height that stand beside what is imported. @unit millimetres */
const YARDSTICKS = [28, 50] as const;
/** Height of the sculpt that is scaled to them. @unit millimetres */
const SCULPTED = 50;

/** What is on the import desk, beside a ruler and two figures. */
export function ImportPreview() {
  const { say } = useVoice();
  return (
    <div className="preview" role="img" aria-label={say('import-desk.preview')}>
      <Drawing>
        {(onLost) => (
          <Canvas
            frameloop="demand"
            dpr={[0.5, 2]}
            gl={{ toneMapping: NeutralToneMapping }}
            camera={{ fov: 30, near: 1, far: 20000 }}
          >
            <hemisphereLight args={['#f2f5f8', '#a39a8c', 2.3]} />
            <directionalLight position={[-300, 600, 400]} intensity={2.4} />
            <Stand />
            <ContextKeeper onLost={onLost} />
          </Canvas>
        )}
      </Drawing>
      <p className="small quiet preview-words">{say('import-desk.beside')}</p>
    </div>
  );
}

function Stand() {
  const placed = useImportDesk((desk) => desk.placed);
  const camera = useThree((three) => three.camera);
  const invalidate = useThree((three) => three.invalidate);
  const geometry = useMemo(() => (placed ? flatGeometry([placed.mesh]) : null), [placed]);
  useEffect(() => () => geometry?.dispose(), [geometry]);
  const size = placed?.report.size ?? { x: 50, y: 50, z: 50 };
  const width = size.x / 2 + 110;
  const tall = Math.max(size.y, 56);
  const middle = { x: 40, y: tall / 2 };
  const far = Math.max(width * 1.7, tall * 2.1, size.z * 2) + size.z / 2;
  useEffect(() => {
    camera.position.set(middle.x + far * 0.3, middle.y + far * 0.28, far);
    camera.lookAt(middle.x, middle.y, 0);
    invalidate();
  }, [camera, far, middle.x, middle.y, invalidate]);
  const url = figureFile('rifleman');
  return (
    <>
      {geometry && (
        <mesh geometry={geometry}>
          <meshStandardMaterial color="#c8c2b6" roughness={0.85} flatShading side={DoubleSide} />
        </mesh>
      )}
      <FigureMarks />
      <TerrainMarks />
      {url &&
        YARDSTICKS.map((height, index) => (
          <group key={height} position={[size.x / 2 + 28 + index * 40, 0, 0]} scale={height / SCULPTED}>
            <Suspense fallback={null}>
              <Figure url={url} colour="#5bd1ba" ghostly={false} />
            </Suspense>
          </group>
        ))}
      <Ruler height={Math.max(60, Math.ceil(size.y / 10) * 10)} x={-size.x / 2 - 14} />
      <mesh rotation-x={-Math.PI / 2} position-y={-0.5}>
        <planeGeometry args={[Math.max(500, size.x * 3), Math.max(300, size.z * 3)]} />
        <meshStandardMaterial color="#59615b" roughness={1} />
      </mesh>
      <OrbitControls target={[middle.x, middle.y, 0]} enablePan={false} enableDamping={false} />
    </>
  );
}

/** What the rules are going to see of the figure: its base, its body, its eye, and which way it faces. */
function FigureMarks() {
  const desk = useImportDesk();
  const body = bodyOfDesk(desk);
  if (!body) return null;
  const base = baseOfDesk(desk);
  const [eye] = body.eyes.standing;
  const reach = base.kind === 'none' ? 12 : base.kind === 'round' ? base.diameter / 2 : base.depth / 2;
  return (
    <>
      {body.volumes.standing.map(({ region, solid }) => solid.kind === 'box' && <RegionBox key={region} box={solid} />)}
      {base.kind !== 'none' && <BaseRim base={base} />}
      {eye && (
        <mesh position={[eye.at.x, eye.at.y, eye.at.z]} renderOrder={2}>
          <sphereGeometry args={[1.1, 12, 8]} />
          <meshBasicMaterial color="#5bd1ba" depthTest={false} />
        </mesh>
      )}
      <mesh position={[0, 0.6, reach + 6]} rotation-x={Math.PI / 2}>
        <coneGeometry args={[3, 8, 3]} />
        <meshBasicMaterial color="#5bd1ba" />
      </mesh>
    </>
  );
}

function RegionBox({ box: { min, max } }: { readonly box: BoxSolid }) {
  const middle = [(min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2] as const;
  const [width, height, depth] = [max.x - min.x, max.y - min.y, max.z - min.z];
  const edges = useMemo(() => new EdgesGeometry(new BoxGeometry(width, height, depth)), [width, height, depth]);
  useEffect(() => () => edges.dispose(), [edges]);
  return (
    <lineSegments geometry={edges} position={middle} renderOrder={1}>
      <lineBasicMaterial color="#5bd1ba" depthTest={false} transparent opacity={0.75} />
    </lineSegments>
  );
}

function BaseRim({ base }: { readonly base: Exclude<Base, { kind: 'none' }> }) {
  const [width, depth] = base.kind === 'round' ? [base.diameter, base.diameter] : [base.width, base.depth];
  const corners = base.kind === 'rectangle' ? 4 : 64;
  const points = useMemo(() => {
    const place = (i: number): Vector3 => {
      const angle = ((i + (corners === 4 ? 0.5 : 0)) / corners) * 2 * Math.PI;
      const out = corners === 4 ? Math.SQRT1_2 : 0.5;
      return new Vector3(Math.sin(angle) * width * out, 0.4, Math.cos(angle) * depth * out);
    };
    return Array.from({ length: corners }, (_, i) => place(i));
  }, [width, depth, corners]);
  const rim = useMemo(() => new BufferGeometry().setFromPoints(points), [points]);
  useEffect(() => () => rim.dispose(), [rim]);
  return (
    <lineLoop geometry={rim} renderOrder={1}>
      <lineBasicMaterial color="#5bd1ba" depthTest={false} />
    </lineLoop>
  );
}

/** A staff with a mark at every centimetre, a long one at every fifth. */
function Ruler({ height, x }: { readonly height: number; readonly x: number }) {
  const marks = Array.from({ length: Math.min(60, Math.floor(height / 10)) + 1 }, (_, i) => i * 10);
  return (
    <group position={[x, 0, 0]}>
      <mesh position-y={height / 2}>
        <boxGeometry args={[1.4, height, 1.4]} />
        <meshBasicMaterial color="#e8ecf0" />
      </mesh>
      {marks.map((y) => (
        <mesh key={y} position={[y % 50 === 0 ? 5 : 3, y, 0]}>
          <boxGeometry args={[y % 50 === 0 ? 9 : 5, 0.8, 0.8]} />
          <meshBasicMaterial color="#e8ecf0" />
        </mesh>
      ))}
    </group>
  );
}
