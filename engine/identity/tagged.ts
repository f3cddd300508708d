/**
 * A value that carries what it means in its type and costs nothing at run time. Untagged literals are accepted,
 * but a value tagged one way is never taken for another (a piece id for a model id, radians for millimetres).
 */
export type Tagged<T, Tag extends string> = T & { readonly __tag?: Tag };
