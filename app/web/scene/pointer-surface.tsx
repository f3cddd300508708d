import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type Camera, type Object3D, Plane, Raycaster, type Scene, Vector2, Vector3 } from 'three';
import type { ModelId, PieceId } from '../../../engine/index.ts';
import { listenToPointer } from '../tools/listen-to-pointer.ts';
import type { TablePointer } from '../tools/table-pointer.ts';

/** How far a pointer may miss a model and still mean it: half a touch target for a finger, a hair's breadth for a mouse. @unit CSS pixels */
const FINGERTIP = 22;
const HAIR = 7;

const ray = new Raycaster();
const tableTop = new Plane(new Vector3(0, 1, 0), 0);

/** What lies under a place of the picture. */
function pick(event: PointerEvent | MouseEvent, canvas: HTMLElement, scene: Scene, camera: Camera): TablePointer {
  const box = canvas.getBoundingClientRect();
  const place = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
  ray.setFromCamera(place, camera);
  const terrain = scene.getObjectByName('terrain');
  const models = scene.getObjectByName('models');
  const ground = terrain ? ray.intersectObject(terrain, true).find((hit) => 'piece' in hit.object.userData) : undefined;
  const posts: Object3D[] = [];
  models?.traverse((node) => {
    if (node.name === 'press') posts.push(node);
  });
  const model = ray.intersectObjects(posts, false)[0];
  const onTable = ray.ray.intersectPlane(tableTop, new Vector3());
  const solid = ground?.point ?? onTable;
  const touch = 'pointerType' in event && event.pointerType === 'touch';
  const direct = model && (!ground || model.distance < ground.distance) ? model.object : null;
  const overModel = direct ?? nearestWithin(touch ? FINGERTIP : HAIR, posts, place, box, camera);
  return {
    model: overModel ? (overModel.userData.model as ModelId) : null,
    piece: ground && !overModel ? (ground.object.userData.piece as PieceId) : null,
    ground: solid ? { x: solid.x, y: Math.max(0, solid.y), z: solid.z } : null,
    x: event.clientX,
    y: event.clientY,
    touch,
    shift: event.shiftKey,
  };
}

/** Of the models that the pointer just misses, the one it misses least. @unit CSS pixels */
function nearestWithin(reach: number, posts: readonly Object3D[], place: Vector2, box: DOMRect, camera: Camera): Object3D | null {
  let best: Object3D | null = null;
  let least = reach;
  for (const post of posts) {
    const at = post.getWorldPosition(new Vector3()).project(camera);
    const away = Math.hypot(((at.x - place.x) * box.width) / 2, ((at.y - place.y) * box.height) / 2);
    if (at.z < 1 && away < least) {
      least = away;
      best = post;
    }
  }
  return best;
}

/** Lets the tools in hand be used on what is drawn. */
export function PointerSurface() {
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  useEffect(() => {
    const canvas = gl.domElement;
    const surface = canvas.closest<HTMLElement>('.table');
    if (!surface) return;
    return listenToPointer({
      surface,
      canvas,
      under: (event) => pick(event, canvas, get().scene, get().camera),
      controls: () => get().controls as unknown as { enabled: boolean } | null,
    });
  }, [gl, get]);
  return null;
}
