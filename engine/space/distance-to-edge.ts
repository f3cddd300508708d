/**
 * How far is the point (px, py) of a plane from the edge between (ax, ay) and (bx, by)?
 * @unit that of the coordinates @edge an edge without length is a point
 */
export function distanceToEdge(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square)) : 0;
  const x = ax + dx * along - px;
  const y = ay + dy * along - py;
  return Math.sqrt(x * x + y * y);
}
