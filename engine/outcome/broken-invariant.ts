/** We have a bug. Thrown, and never caught inside the engine; the app offers the situation for a report. */
export class BrokenInvariant extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BrokenInvariant';
  }
}
