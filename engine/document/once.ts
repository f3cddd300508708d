/*
 * What follows from immutable things alone is found once and kept as long as the things are: asked again for the very same ones, it is not worked out anew.
 * Equal things that are not the same are asked about as new ones, so that nothing that is kept can be out of date.
 */

/** The same finding for the same thing. */
export function oncePer<Thing extends object, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { readonly found: Found }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.found;
    const found = find(thing);
    known.set(thing, { found });
    return found;
  };
}

/** The same finding for the same two things. */
export function oncePerPair<One extends object, Other extends object, Found>(
  find: (one: One, other: Other) => Found,
): (one: One, other: Other) => Found {
  const known = oncePer((one: One) => oncePer((other: Other) => find(one, other)));
  return (one, other) => known(one)(other);
}
