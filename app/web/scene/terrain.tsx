import { useEffect, useMemo } from 'react';
import type { BufferGeometry, Group, Material } from 'three';
import type { MaterialId, PartId, PieceId, TerrainPiece, TriangleMesh } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { type DrawnPart, drawnParts } from '../session/drawn-parts.ts';
import { useSession } from '../session/session.ts';
import { ByDistance } from './by-distance.tsx';
import { leafTurn } from './leaf-turn.ts';
import { useLitParts } from './lit-parts.ts';
import { materialOf } from './materials.ts';
import { placement } from './placement.ts';
import { useShadowsAfter } from './shadow-keeper.ts';
import { flatGeometry, outlineEdges, sharpEdges } from './triangle-geometry.ts';

/** Every piece on the table. */
export function Terrain() {
  const pieces = useSession((session) => session.document.board.pieces);
  const lit = useLitParts();
  useShadowsAfter(pieces);
  return (
    <group name="terrain">
      {Object.values(pieces).map((piece) => (
        <Piece key={piece.id} piece={piece} lit={lit.get(piece.id)} />
      ))}
    </group>
  );
}

function Piece({ piece, lit }: { readonly piece: TerrainPiece; readonly lit: ReadonlySet<PartId> | undefined }) {
  const meshes = useSession((session) => session.document.meshes);
  const selected = useSession((session) => session.selected?.kind === 'piece' && session.selected.id === piece.id);
  const pointedAt = useSession((session) => session.pointedAt?.kind === 'piece' && session.pointedAt.id === piece.id);
  const parts = useMemo(() => drawnParts(piece, meshes), [piece, meshes]);
  const standing = useMemo(() => parts.filter((part) => !swings(part)), [parts]);
  const leaves = useMemo(() => parts.filter(swings), [parts]);
  const { position, rotation, scale } = placement(piece.pose, piece.mirrored);
  return (
    <group position={position} rotation={rotation} scale={scale}>
      <Body parts={standing} piece={piece.id} />
      {leaves.map((leaf) => (
        <Leaf key={leaf.part} leaf={leaf} piece={piece.id} />
      ))}
      {(selected || pointedAt) && <Outline parts={standing} strong={selected} />}
      {lit && <Highlight parts={parts} lit={lit} />}
    </group>
  );
}

const swings = (part: DrawnPart) => part.shuts?.state === 'open';

/** The standing parts of a piece, merged by material. */
function Body({ parts, piece }: { readonly parts: readonly DrawnPart[]; readonly piece: PieceId }) {
  const layers = useMemo(() => {
    const byMaterial = new Map<MaterialId, TriangleMesh[]>();
    for (const { material, mesh } of parts) byMaterial.set(material, [...(byMaterial.get(material) ?? []), mesh]);
    return [...byMaterial].map(([material, meshes]) => ({ material: materialOf(material), meshes }));
  }, [parts]);
  return layers.map(({ material, meshes }) => (
    <ByDistance
      key={material.uuid}
      meshes={meshes}
      draw={(shown, isWhole) => <Layer meshes={shown} material={material} piece={isWhole ? piece : null} />}
    />
  ));
}

/** What is made of one material, with its sharp edges. Coarse drawings belong to no piece: nobody points at them. */
function Layer(props: { readonly meshes: readonly TriangleMesh[]; readonly material: Material; readonly piece: PieceId | null }) {
  const { meshes, material, piece } = props;
  const { geometry, edges } = useMemo(() => {
    const merged = flatGeometry(meshes);
    return { geometry: merged, edges: sharpEdges(merged) };
  }, [meshes]);
  useDisposal([geometry, edges]);
  return (
    <group>
      <mesh
        geometry={geometry}
        material={material}
        castShadow={!material.transparent}
        receiveShadow
        {...(piece === null ? { raycast: () => null } : { userData: { piece } })}
      />
      <lineSegments geometry={edges} raycast={() => null}>
        <lineBasicMaterial color="#14120f" transparent opacity={0.32} />
      </lineSegments>
    </group>
  );
}

/** A door leaf or shutter that stands open: swung about its hinge, out of the way. */
function Leaf({ leaf, piece }: { readonly leaf: DrawnPart; readonly piece: PieceId }) {
  const turn = leaf.shuts ? leafTurn(leaf.shuts) : null;
  const parts = useMemo(() => [leaf], [leaf]);
  if (!turn) return null;
  return (
    <group position={turn.hinge} quaternion={turn.quaternion}>
      <group position={[-turn.hinge[0], -turn.hinge[1], -turn.hinge[2]]}>
        <Body parts={parts} piece={piece} />
      </group>
    </group>
  );
}

function Outline({ parts, strong }: { readonly parts: readonly DrawnPart[]; readonly strong: boolean }) {
  const edges = useMemo(() => outlineEdges(flatGeometry(parts.map((part) => part.mesh))), [parts]);
  useDisposal([edges]);
  return (
    <lineSegments geometry={edges} renderOrder={2}>
      <lineBasicMaterial color={MEANING.accent} transparent opacity={strong ? 0.95 : 0.5} />
    </lineSegments>
  );
}

/** Parts that a reason rests on, lit over everything. */
function Highlight({ parts, lit }: { readonly parts: readonly DrawnPart[]; readonly lit: ReadonlySet<PartId> }) {
  const shown = useMemo(() => {
    const chosen = lit.size === 0 ? parts : parts.filter((part) => lit.has(part.part));
    const geometry = flatGeometry(chosen.map((part) => part.mesh));
    return { geometry, edges: outlineEdges(geometry) };
  }, [parts, lit]);
  useDisposal([shown.geometry, shown.edges]);
  return (
    <>
      <mesh geometry={shown.geometry} renderOrder={3}>
        <meshBasicMaterial
          color={MEANING.hidden}
          transparent
          opacity={0.42}
          depthWrite={false}
          polygonOffset
          polygonOffsetFactor={-2}
          polygonOffsetUnits={-2}
        />
      </mesh>
      <lineSegments geometry={shown.edges} renderOrder={4}>
        <lineBasicMaterial color={MEANING.hidden} />
      </lineSegments>
    </>
  );
}

function useDisposal(geometries: readonly BufferGeometry[]): void {
  const key = geometries.map((geometry) => geometry.uuid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the geometries
  useEffect(() => () => geometries.forEach((geometry) => void geometry.dispose()), [key]);
}

export type TerrainGroup = Group;
