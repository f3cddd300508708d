/** Only the corners that triangles use, in the order in which they are first used, and the triangles with these numbers. */
export function onlyUsedCorners(
  positions: Float64Array,
  triangles: Uint32Array,
): { readonly positions: Float64Array; readonly triangles: Uint32Array } {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const used: number[] = [];
  const renumbered = triangles.map((corner) => {
    if (numbers[corner]! < 0) {
      numbers[corner] = used.length / 3;
      used.push(positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!);
    }
    return numbers[corner]!;
  });
  return { positions: Float64Array.from(used), triangles: renumbered };
}
