import { useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useVoice } from '../session/voice.ts';
import { FallbackBoundary } from './fallback-boundary.tsx';

/** A drawing where the browser can draw; where it can't, or can't for the moment, words that say so. */
export function Drawing({ children }: { readonly children: (onLost: (lost: boolean) => void) => ReactNode }) {
  const canDraw = useMemo(hasWebGl, []);
  const [lost, setLost] = useState(false);
  if (!canDraw) return <NoPicture says="table.no-picture.what-works" />;
  return (
    <FallbackBoundary instead={<NoPicture says="table.no-picture.what-works" />}>
      {children(setLost)}
      {lost && <NoPicture says="table.picture-lost" />}
    </FallbackBoundary>
  );
}

function NoPicture({ says }: { readonly says: string }) {
  const { say } = useVoice();
  return (
    <div className="no-picture" role="status">
      <h2>{say('table.no-picture')}</h2>
      <p>{say(says)}</p>
    </div>
  );
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** The graphics card may be taken away for a while and given back; then everything is drawn anew. */
export function ContextKeeper({ onLost }: { readonly onLost: (lost: boolean) => void }) {
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    const lost = () => onLost(true);
    const restored = () => {
      gl.shadowMap.needsUpdate = true;
      onLost(false);
      invalidate();
    };
    const canvas = gl.domElement;
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [gl, invalidate, onLost]);
  return null;
}
