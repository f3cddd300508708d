/** What JSON can hold: what is kept in files, sent, hashed and compared. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [key: string]: PlainData | undefined };
