import { afterEach, expect, it, vi } from 'vitest';
import { closeTrack, readTrack } from './read-track.ts';

/** A device that gives what is asked for, and what it then gives to nobody stays open, as in a browser. */
function device() {
  const open = new Set<string>();
  let asked: ((given: ReadableStreamReadResult<{ name: string; close: () => void }>) => void) | null = null;
  let isCancelled = false;
  return {
    open,
    isCancelled: () => isCancelled,
    stop: vi.fn(() => {
      asked = null;
    }),
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
  const camera = device();
  const { pieces, give, open, isCancelled } = camera;
  const taken: string[] = [];
  const stop = readTrack(camera, pieces, (piece) => {
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

afterEach(() => vi.useRealTimers());

it('closes a device once the piece that is on its way has come, and none stays open', async () => {
  const camera = device();
  readTrack(camera, camera.pieces, (piece) => piece.close());
  const closed = closeTrack(camera);
  await settle();
  expect(camera.stop).not.toHaveBeenCalled();
  camera.give('on its way');
  await closed;
  expect(camera.stop).toHaveBeenCalledOnce();
  expect([...camera.open]).toEqual([]);
});

it('closes a device at once that nobody reads of, and in the end one that gives nothing', async () => {
  const [unread, silent] = [device(), device()];
  void closeTrack(unread);
  expect(unread.stop).toHaveBeenCalledOnce();
  vi.useFakeTimers();
  readTrack(silent, silent.pieces, (piece) => piece.close());
  void closeTrack(silent);
  await vi.advanceTimersByTimeAsync(2000);
  expect(silent.stop).toHaveBeenCalledOnce();
});
