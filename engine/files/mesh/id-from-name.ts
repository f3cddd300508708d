import { ID_PATTERN } from '../board-schema.ts';

/** An id that a board may carry, made from a name that people gave: `Wall_Door (left)` becomes `wall-door-left`. */
export function idFromName(name: string, otherwise: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  const id = ID_PATTERN.test(plain) ? plain : otherwise;
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}
