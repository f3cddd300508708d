interface Plan {
  readonly x: number;
  readonly z: number;
}

/** The ways that a push is spoken of, as the one who looks sees it: across his line of sight, along it, or both. */
export type WayOfPush =
  | 'left'
  | 'right'
  | 'nearer'
  | 'farther'
  | 'left-nearer'
  | 'left-farther'
  | 'right-nearer'
  | 'right-farther';

/** Within an eighth of a turn on either side a direction is called by one word. */
const ONE_WORD = 0.38;

/**
 * A direction in words of the one who looks: left and right as he sees it, nearer to and farther from the other of the two. `looks`: it is he who is
 * pushed.
 */
export function wayOfPush(towards: Plan, looker: Plan, target: Plan, looks: boolean): WayOfPush {
  const [x, z] = [target.x - looker.x, target.z - looker.z];
  const far = Math.sqrt(x * x + z * z) || 1;
  const ahead = (towards.x * x + towards.z * z) / far;
  const left = (towards.x * z - towards.z * x) / far;
  const along = (looks ? ahead : -ahead) > 0 ? 'nearer' : 'farther';
  const across = left > 0 ? 'left' : 'right';
  if (Math.abs(left) <= ONE_WORD) return along;
  return Math.abs(ahead) > ONE_WORD ? `${across}-${along}` : across;
}
