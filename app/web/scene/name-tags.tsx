import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import type { Model } from '../../../engine/index.ts';
import { weaponsOnTable } from '../session/play/shown-game.ts';
import { read, type Session, useSession } from '../session/session.ts';
import { boardWithGhost } from '../session/shown-board.ts';
import { useVoice } from '../session/voice.ts';
import { nameHandlers } from '../tools/tool-in-hand.ts';
import { useInsets } from './insets.ts';
import { layOutNames } from './lay-out-names.ts';
import { standingHeight } from './models.tsx';

/** A weapon that stands by itself has no card, and where its crew crowds round it only its name tells what it is: before theirs, behind those in question. */
const OF_WEAPON = 0.5;
const NONE: ReadonlySet<string> = new Set();

type Tags = RefObject<Map<string, HTMLElement>>;

/** What the places of the names follow from, beside the camera. Drawing is dear where no graphics card does it: nothing else asks for a picture here. */
const whereNamesHang = ({ document, ghost, view, looker, target, selected, pointedAt, names, language }: Session) =>
  [document, ghost, view, looker, target, selected, pointedAt, names, language] as const;
const unchanged = (one: readonly unknown[], other: readonly unknown[]) => one.every((part, index) => part === other[index]);

/** Moves the tags over their models; lives inside the picture, while the tags themselves are ordinary text over it. */
export function TagMover({ tags }: { readonly tags: Tags }) {
  const point = useRef(new Vector3());
  const invalidate = useThree((three) => three.invalidate);
  const insets = useInsets();
  useEffect(() => useSession.subscribe(whereNamesHang, () => invalidate(), { equalityFn: unchanged }), [invalidate]);
  useFrame(({ camera, size }) => {
    const { document, ghost, view, looker, target, selected, pointedAt, play } = read();
    const { models } = boardWithGhost(document, ghost);
    const weapons = play ? weaponsOnTable(play) : NONE;
    camera.updateMatrixWorld(); // it may have been moved for this very picture
    const heavy = [selected?.id, pointedAt?.id, target, looker];
    const hanging = [...tags.current].flatMap(([id, tag]) => {
      const model = models[id];
      if (!model) return [];
      const { x, y, z } = model.pose.at;
      const p = point.current.set(x, y + standingHeight(model) + 6, z).project(camera);
      const inPicture = p.z < 1 && Math.abs(p.x) < 1.1 && Math.abs(p.y) < 1.1 && !(view.kind === 'eye' && view.of === id);
      if (!inPicture) {
        tag.style.visibility = 'hidden';
        return [];
      }
      const [left, top] = [((p.x + 1) / 2) * size.width, ((1 - p.y) / 2) * size.height];
      const { offsetWidth: width, offsetHeight: height } = tag;
      const isWeapon = weapons.has(id) ? OF_WEAPON : 0;
      return [{ tag, x: left, y: top, width, height, weight: heavy.lastIndexOf(id) + 1 || isWeapon, far: p.z }];
    });
    const lifts = layOutNames(hanging, insets.top);
    hanging.forEach(({ tag, x, y }, index) => {
      const lift = lifts[index] ?? null;
      tag.style.visibility = lift === null ? 'hidden' : 'visible';
      if (lift === null) return;
      tag.style.transform = `translate(${x}px, ${y - lift}px) translate(-50%, -100%)`;
      tag.style.setProperty('--lift', `${lift}px`);
    });
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
            data-model={model.id}
            {...nameHandlers(model.id)}
            data-role={as ?? undefined}
            ref={(tag) => {
              if (tag) tags.current.set(model.id, tag);
              else tags.current.delete(model.id);
            }}
          >
            {as && <em>{say(as === 'looker' ? 'tag.looker' : 'tag.target')}</em>}
            <span>{model.name}</span>
          </div>
        );
      })}
    </div>
  );
}
