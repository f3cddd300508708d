/** Several lists of numbers as one. */
export function joinedNumbers<Numbers extends Float64Array | Uint32Array>(
  lists: readonly Numbers[],
  make: (length: number) => Numbers,
): Numbers {
  const whole = make(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    whole.set(list, at);
    at += list.length;
  }
  return whole;
}
