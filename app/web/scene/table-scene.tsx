import { Canvas } from '@react-three/fiber';
import { useRef } from 'react';
import { NeutralToneMapping } from 'three';
import { useVoice } from '../session/voice.ts';
import { CameraRig } from './camera-rig.tsx';
import { ContextKeeper, Drawing } from './drawing.tsx';
import { DriveDrawing } from './drive-drawing.tsx';
import { EyeLook } from './eye-look.tsx';
import { EyePictureRenderer } from './eye-picture.tsx';
import { FacingDrawing } from './facing-drawing.tsx';
import { LabDrawing } from './lab-drawing.tsx';
import { LeftGear } from './left-gear.tsx';
import { MarginArrow } from './margin-arrow.tsx';
import { Models } from './models.tsx';
import { NameTags, TagMover } from './name-tags.tsx';
import { NoStopHatch } from './no-stop-hatch.tsx';
import { Objectives } from './objectives.tsx';
import { PathDrawing } from './path-drawing.tsx';
import { PointerSurface } from './pointer-surface.tsx';
import { ReachOutlines } from './reach-outlines.tsx';
import { RingDrawing } from './ring-drawing.tsx';
import { Room } from './room.tsx';
import { SightLines } from './sight-lines.tsx';
import { Tapes } from './tapes.tsx';
import { TemplateDrawing } from './template-drawing.tsx';
import { Terrain } from './terrain.tsx';
import { WayDrawing } from './way-drawing.tsx';
import { Zones } from './zones.tsx';

/** The table in three dimensions. Where the browser can't draw it, it says so and the list goes on working. */
export function TableScene() {
  const tags = useRef(new Map<string, HTMLElement>());
  const { say } = useVoice();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table takes arrows and letters, as a drawing area does
    <section className="table" aria-label={say('table.label')} tabIndex={0} id="table">
      <Drawing>
        {(onLost) => (
          <>
            <Canvas
              shadows="percentage"
              frameloop="demand"
              dpr={[0.5, 2]}
              camera={{ fov: 34, near: 10, far: 9000, position: [500, 1300, 1500] }}
              gl={{ antialias: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1.02 }}
              aria-hidden="true"
            >
              <ContextKeeper onLost={onLost} />
              <Room />
              <Terrain />
              <Zones />
              <Objectives />
              <LeftGear />
              <Models />
              <SightLines />
              <MarginArrow />
              <ReachOutlines />
              <NoStopHatch />
              <WayDrawing />
              <DriveDrawing />
              <Tapes />
              <PathDrawing />
              <TemplateDrawing />
              <LabDrawing />
              <RingDrawing />
              <FacingDrawing />
              <CameraRig />
              <EyeLook />
              <PointerSurface />
              <EyePictureRenderer />
              <TagMover tags={tags} />
            </Canvas>
            <NameTags tags={tags} />
          </>
        )}
      </Drawing>
    </section>
  );
}
