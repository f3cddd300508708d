/** A 4 by 4 matrix as glTF writes it: sixteen numbers, column by column. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const out = new Array<number>(16).fill(0);
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!;
      out[column * 4 + row] = sum;
    }
  }
  return out;
}

/** The matrix of a shift, a turn (a quaternion x, y, z, w, of any length but 0) and a scale, done in the order scale, turn, shift. */
export function composeMatrix(
  shift: readonly number[] = [0, 0, 0],
  turn: readonly number[] = [0, 0, 0, 1],
  scale: readonly number[] = [1, 1, 1],
): Matrix {
  const [qx, qy, qz, qw] = turn as [number, number, number, number];
  const size = qx * qx + qy * qy + qz * qz + qw * qw;
  const s = size > 0 ? 2 / size : 0;
  const [sx, sy, sz] = scale as [number, number, number];
  return [
    (1 - s * (qy * qy + qz * qz)) * sx,
    s * (qx * qy + qz * qw) * sx,
    s * (qx * qz - qy * qw) * sx,
    0,
    s * (qx * qy - qz * qw) * sy,
    (1 - s * (qx * qx + qz * qz)) * sy,
    s * (qy * qz + qx * qw) * sy,
    0,
    s * (qx * qz + qy * qw) * sz,
    s * (qy * qz - qx * qw) * sz,
    (1 - s * (qx * qx + qy * qy)) * sz,
    0,
    shift[0]!,
    shift[1]!,
    shift[2]!,
    1,
  ];
}

/** Does the matrix swap left and right? */
export function isMirroring(m: Matrix): boolean {
  const volume =
    m[0]! * (m[5]! * m[10]! - m[6]! * m[9]!) - m[4]! * (m[1]! * m[10]! - m[2]! * m[9]!) + m[8]! * (m[1]! * m[6]! - m[2]! * m[5]!);
  return volume < 0;
}
