import type { Fault } from '../../outcome/fault.ts';
import type { MeshFaultCode, MeshNotice } from './imported-mesh.ts';

/** What stands where something else should: `wanted` is a word of the format, `number` or `corner`. */
export interface BadLine {
  readonly line: number;
  readonly found: string;
  readonly wanted: string;
}

/** The lines of a text file that make no sense. The first are told one by one, what is beyond is only counted. */
export interface BadLines {
  report(line: number, found: string, wanted: string): void;
  /** For a file that cannot be read because of them. */
  faults(): Fault<MeshFaultCode>[];
  /** For a file that can be read without them. */
  notices(): MeshNotice[];
}

const MOST_TOLD = 10;

export function collectBadLines(): BadLines {
  const told: BadLine[] = [];
  let count = 0;
  return {
    report(line, found, wanted) {
      if (count++ < MOST_TOLD) told.push({ line, found: found.slice(0, 40), wanted });
    },
    faults() {
      const faults: Fault<MeshFaultCode>[] = told.map(({ line, found, wanted }) => ({
        code: 'mesh-file/bad-line',
        where: `line ${line}`,
        fill: { line, found, wanted },
      }));
      const more = count - told.length;
      if (more > 0) faults.push({ code: 'mesh-file/many-bad-lines', where: '', fill: { count: more } });
      return faults;
    },
    notices() {
      const notices: MeshNotice[] = told.map(({ line, found, wanted }) => ({
        code: 'mesh/bad-lines-left-out',
        where: `line ${line}`,
        fill: { line, found, wanted },
      }));
      const more = count - told.length;
      if (more > 0) notices.push({ code: 'mesh/more-bad-lines-left-out', where: '', fill: { count: more } });
      return notices;
    },
  };
}
