import { expect, it } from 'vitest';
import { readTrack } from './read-track.ts';

/** A device that gives what is asked for, and what it then gives to nobody stays open, as in a browser. */
function device() {
  const open = new Set<string>();
  let asked: ((given: ReadableStreamReadResult<{ name: string; close: () => void }>) => void) | null = null;
  let isCancelled = false;
  return {
    open,
    isCancelled: () => isCancelled,
    give(name: string): void {
      open.add(name);
      const value = { name, close: () => void open.delete(name) };
      const answer = asked;
      asked = null;
      answer?.({ value, done: false });
    },
    pieces: {
      read: () =>
        new Promise<ReadableStreamReadResult<{ name: string; close: () => void }>>((done) => {
          asked = done;
        }),
      cancel: async () => {
        isCancelled = true;
        asked = null;
      },
    },
  };
}
const settle = () => new Promise((done) => setTimeout(done));

it('hands over each piece until it is stopped, and leaves none open', async () => {
  const { pieces, give, open, isCancelled } = device();
  const taken: string[] = [];
  const stop = readTrack(pieces, (piece) => {
    taken.push(piece.name);
    piece.close();
  });
  for (const name of ['one', 'two']) {
    give(name);
    await settle();
  }
  stop();
  give('in the moment of the end');
  await settle();
  expect(taken).toEqual(['one', 'two']);
  expect([...open]).toEqual([]);
  expect(isCancelled()).toBe(true);
});
