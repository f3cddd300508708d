/** The next number that a machine knows after this one, and the one before it. */
export const nextUp = (value: number): number => stepped(value, 1);
export const nextDown = (value: number): number => stepped(value, -1);

function stepped(value: number, step: 1 | -1): number {
  if (value === 0) return step * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(value > 0 ? step : -step));
  return view.getFloat64(0);
}
