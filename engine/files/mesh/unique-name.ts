import { asName, LONGEST_NAME } from '../../board/longest-name.ts';

/** A name that a board can hold and that is not taken yet: the name itself, or the name with a number behind it. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const numbered = (number: number): string => {
    const tail = number > 1 ? ` ${number}` : '';
    return `${asName(name, LONGEST_NAME - tail.length)}${tail}`;
  };
  let number = 1;
  while (taken.has(numbered(number))) number++;
  return numbered(number);
}
