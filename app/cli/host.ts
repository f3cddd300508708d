import { resolve } from 'node:path';

/** What the command line has of the machine it runs on, besides files. */
export interface Host {
  /** The folder that file names are relative to. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows how far some work is, in place of what was shown before; nothing for no more. Not there where nobody watches. */
  readonly watch?: (line: string) => void;
  /** What is typed or piped in, line by line. Nothing is read before it is asked for. */
  readonly lines: () => AsyncIterable<string>;
}

/** The file that a caller means by this name. */
export const fileAt = (host: Host, name: string): string => resolve(host.folder, name);
