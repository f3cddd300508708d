import { beforeEach, describe, expect, test } from 'vitest';
import { newBoard, openTableFile } from '../../../app/web/session/file-intents.ts';
import { read } from '../../../app/web/session/session.ts';
import { duelBoard, duelFile } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

beforeEach(() => lay({ ...duelBoard, meta: { ...duelBoard.meta, name: 'The table before' } }));

const nameOnTheTable = () => read().document.board.meta.name;

/** A file that the disk gives up only when it is told to. */
function slowFile(name: string, text = String(duelFile.bytes).replace('"Duel"', `"${name}"`)) {
  let arrive = () => {};
  const read = new Promise<ArrayBuffer>((resolve) => {
    arrive = () => resolve(new TextEncoder().encode(text).buffer);
  });
  return { file: { name: `${name}.json`, arrayBuffer: () => read } as unknown as File, arrive };
}

describe('a file that is being opened', () => {
  test('is named until it lies on the table', async () => {
    const { file, arrive } = slowFile('Duel at the mill');
    const opened = openTableFile(file);
    expect(read().coming).toEqual({ fileName: 'Duel at the mill.json', holds: 'board' });
    expect(nameOnTheTable()).toBe('The table before');
    arrive();
    await opened;
    expect(read().coming).toBeNull();
    expect(nameOnTheTable()).toBe('Duel at the mill');
  });

  test('gives way to the one that was chosen after it, whichever is read first', async () => {
    const first = slowFile('First');
    const second = slowFile('Second');
    const opened = [openTableFile(first.file), openTableFile(second.file)];
    second.arrive();
    await opened[1];
    first.arrive();
    await opened[0];
    expect(nameOnTheTable()).toBe('Second');
    expect(read().past).toHaveLength(1);
  });

  test('does not sweep away an empty table that was begun meanwhile', async () => {
    const { file, arrive } = slowFile('Late');
    const opened = openTableFile(file);
    newBoard();
    arrive();
    await opened;
    expect(nameOnTheTable()).toBe('');
    expect(read().coming).toBeNull();
  });

  test('and cannot be got at is told about', async () => {
    const gone = { name: 'gone.json', arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    await openTableFile(gone as unknown as File);
    expect(read().report?.faults).toEqual([{ code: 'file/cannot-be-read', where: '', fill: { reason: 'NotReadableError' } }]);
    expect(read().coming).toBeNull();
    expect(nameOnTheTable()).toBe('The table before');
  });

  test.each(['latin1', 'utf16le'] as const)(
    'and is written in %s is not read with other letters than it has',
    async (encoding) => {
      const bytes = Buffer.from(`\ufeff${String(duelFile.bytes).replace('"Duel"', '"Kovács"')}`, encoding);
      await openTableFile(new File([bytes], 'other.json'));
      expect(read().report?.faults).toEqual([{ code: 'file/not-text', where: '', fill: {} }]);
      expect(nameOnTheTable()).toBe('The table before');
    },
  );

  test('and is none leaves its faults and the table as it was', async () => {
    const { file, arrive } = slowFile('torn', '{"half": ');
    const opened = openTableFile(file);
    arrive();
    await opened;
    expect(read().report).toMatchObject({ fileName: 'torn.json', refused: true });
    expect(nameOnTheTable()).toBe('The table before');
    expect(read().coming).toBeNull();
  });
});
