/** One step from a format of a file to the next. `change` gets what JSON gave, may trust nothing of it, and must not throw. */
export interface Migration {
  /** The format it reads; it writes the next one. */
  readonly from: number;
  readonly change: (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}
