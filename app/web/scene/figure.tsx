import { useLoader } from '@react-three/fiber';
import { useMemo } from 'react';
import { Color, Mesh, type MeshStandardMaterial } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { useShadowsAfter } from './shadow-keeper.ts';

/** Materials of this name take the colour of the model's side. */
const TEAM = 'team';

/** A miniature of the project's own set, in its side's colour. */
export function Figure({ url, colour, ghostly }: { readonly url: string; readonly colour: string; readonly ghostly: boolean }) {
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
  useShadowsAfter(figure);
  return <primitive object={figure} />;
}
