import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import type { Model } from '../../../engine/index.ts';
import { read, useSession } from '../session/session.ts';
import { boardWithGhost } from '../session/shown-board.ts';
import { useVoice } from '../session/voice.ts';
import { nameHandlers } from '../tools/tool-in-hand.ts';
import { standingHeight } from './models.tsx';

type Tags = RefObject<Map<string, HTMLElement>>;

/** Moves the tags over their models; lives inside the picture, while the tags themselves are ordinary text over it. */
export function TagMover({ tags }: { readonly tags: Tags }) {
  const point = useRef(new Vector3());
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => useSession.subscribe(() => invalidate()), [invalidate]);
  useFrame(({ camera, size }) => {
    const { document, ghost, view } = read();
    const { models } = boardWithGhost(document, ghost);
    for (const [id, tag] of tags.current) {
      const model = models[id];
      if (!model) continue;
      const { x, y, z } = model.pose.at;
      const p = point.current.set(x, y + standingHeight(model) + 6, z).project(camera);
      const shown = p.z < 1 && Math.abs(p.x) < 1.1 && Math.abs(p.y) < 1.1 && !(view.kind === 'eye' && view.of === id);
      tag.style.visibility = shown ? 'visible' : 'hidden';
      tag.style.transform = `translate(${((p.x + 1) / 2) * size.width}px, ${((1 - p.y) / 2) * size.height}px) translate(-50%, -100%)`;
    }
  });
  return null;
}

/** Names over models: of those in question, and of all when asked for. */
export function NameTags({ tags }: { readonly tags: Tags }) {
  const models = useSession((session) => session.document.board.models);
  const names = useSession((session) => session.names);
  const looker = useSession((session) => session.looker);
  const target = useSession((session) => session.target);
  const selected = useSession((session) => session.selected);
  const pointedAt = useSession((session) => session.pointedAt);
  const { say } = useVoice();
  const role = (model: Model) => (model.id === looker ? 'looker' : model.id === target ? 'target' : null);
  const shown = Object.values(models).filter(
    (model) =>
      names || role(model) !== null || [selected, pointedAt].some((thing) => thing?.kind === 'model' && thing.id === model.id),
  );
  return (
    <div className="name-tags" aria-hidden="true">
      {shown.map((model) => {
        const as = role(model);
        return (
          <div
            key={model.id}
            className="name-tag"
            {...nameHandlers(model.id)}
            data-role={as ?? undefined}
            ref={(tag) => {
              if (tag) tags.current.set(model.id, tag);
              else tags.current.delete(model.id);
            }}
          >
            {as && <em>{say(as === 'looker' ? 'tag.looker' : 'tag.target')}</em>}
            {model.name}
          </div>
        );
      })}
    </div>
  );
}
