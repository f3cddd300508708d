import { useLoader } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { Color, Mesh, type MeshStandardMaterial } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { useShadowsAfter } from './shadow-keeper.ts';

interface FigureProps {
  readonly url: string;
  readonly colour: string;
  readonly ghostly: boolean;
  /** Bearing of the turret against the hull. @unit radians */
  readonly turret?: number;
}

/** Materials of this name take the colour of the model's side. */
const TEAM = 'team';

/** The node of a vehicle that turns by the model's turret bearing. */
const TURRET = 'turret';

/** A miniature of the project's own set, in its side's colour. */
export function Figure({ url, colour, ghostly, turret = 0 }: FigureProps) {
  const { scene } = useLoader(GLTFLoader, url);
  const figure = useMemo(() => {
    const copy = scene.clone(true);
    copy.traverse((node) => {
      if (!(node instanceof Mesh)) return;
      node.castShadow = !ghostly;
      node.receiveShadow = true;
      const own = node.material as MeshStandardMaterial;
      const isTeam = own.name === TEAM;
      if (!isTeam && !ghostly) return;
      const material = own.clone();
      if (isTeam) material.color = new Color(colour);
      if (ghostly) {
        material.transparent = true;
        material.opacity = 0.4;
        material.depthWrite = false;
      }
      node.material = material;
    });
    return copy;
  }, [scene, colour, ghostly]);
  useLayoutEffect(() => {
    const node = figure.getObjectByName(TURRET);
    if (node) node.rotation.y = turret;
  }, [figure, turret]);
  useShadowsAfter(figure);
  return <primitive object={figure} />;
}
