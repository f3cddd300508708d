/** What fills the gaps of a sentence in `app/wording`: plain values only, lengths in millimetres, shares 0 to 1. */
export type Fill = Readonly<Record<string, string | number | boolean>>;
