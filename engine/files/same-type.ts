/** A type as documents have it: nothing in it can be changed. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** True of two types that say the same, up to tags: `export const held: Same<Frozen<z.infer<typeof schema>>, Document> = true` does not compile otherwise. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
