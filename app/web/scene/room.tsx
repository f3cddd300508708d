import { useMemo } from 'react';
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { ROOM } from '../look/palette.ts';
import { useSession } from '../session/session.ts';

/** A fine grid line every this far. */
const GRID = 100;
/** How far the table's rim reaches beyond the mat, and how thick it is. */
const RIM = 26;
const THICKNESS = 34;

/** One square of the mat: a quiet weave with the grid line at two of its sides. */
function matTexture(): CanvasTexture {
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = ROOM.mat;
    pen.fillRect(0, 0, size, size);
    let noise = 7;
    for (let dot = 0; dot < 2600; dot++) {
      noise = (noise * 16807) % 2147483647;
      const x = noise % size;
      const y = (noise >> 9) % size;
      pen.fillStyle = dot % 2 ? 'rgb(255 255 255 / 0.05)' : 'rgb(20 26 20 / 0.06)';
      pen.fillRect(x, y, 2, 2);
    }
    pen.fillStyle = ROOM.matLine;
    pen.fillRect(0, 0, size, 1.5);
    pen.fillRect(0, 0, 1.5, size);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

/** The table and the light over it. */
export function Room() {
  const { width, depth } = useSession((session) => session.document.board.size);
  const weave = useMemo(() => {
    const texture = matTexture();
    texture.repeat.set(width / GRID, depth / GRID);
    return texture;
  }, [width, depth]);
  const reach = Math.max(width, depth) * 0.76;
  return (
    <>
      <hemisphereLight args={['#f2f5f8', '#a39a8c', 2.3]} />
      <directionalLight
        castShadow
        position={[-reach * 0.62, reach * 1.35, reach * 0.5]}
        intensity={2.7}
        color="#fff4e4"
        shadow-mapSize={[2048, 2048]}
        shadow-bias={-0.0004}
        shadow-normalBias={1.4}
        shadow-radius={5}
        shadow-intensity={0.66}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={1}
        shadow-camera-far={reach * 4}
      />
      <directionalLight position={[reach, reach * 0.6, -reach * 0.9]} intensity={0.9} color="#cfe0f4" />
      <mesh receiveShadow rotation-x={-Math.PI / 2}>
        <planeGeometry args={[width, depth]} />
        <meshStandardMaterial map={weave} roughness={0.96} metalness={0} />
      </mesh>
      <mesh position={[0, -THICKNESS / 2 - 0.6, 0]}>
        <boxGeometry args={[width + RIM * 2, THICKNESS, depth + RIM * 2]} />
        <meshStandardMaterial color={ROOM.rim} roughness={0.6} metalness={0.05} />
      </mesh>
    </>
  );
}
