import { afterEach, expect, it, vi } from 'vitest';
import { deviceOf } from './device.fixture.ts';
import { readPieces } from './feed.ts';
import { closeTrack, noteReader } from './read-track.ts';

const settle = () => new Promise((done) => setTimeout(done));
const read = (device: ReturnType<typeof deviceOf>) =>
  noteReader(
    device,
    readPieces({ from: device.pieces }, (piece) => piece.close()),
  );

afterEach(() => vi.useRealTimers());

it('closes a device once the piece that is on its way has come, and none stays open', async () => {
  const camera = deviceOf();
  read(camera);
  const closed = closeTrack(camera);
  await settle();
  expect(camera.stop).not.toHaveBeenCalled();
  camera.give('on its way');
  await closed;
  expect(camera.stop).toHaveBeenCalledOnce();
  expect([...camera.open]).toEqual([]);
});

it('closes a device at once that nobody reads of, and in the end one that gives nothing', async () => {
  const [unread, silent] = [deviceOf(), deviceOf()];
  void closeTrack(unread);
  expect(unread.stop).toHaveBeenCalledOnce();
  vi.useFakeTimers();
  read(silent);
  void closeTrack(silent);
  await vi.advanceTimersByTimeAsync(2000);
  expect(silent.stop).toHaveBeenCalledOnce();
});

it('closes a device also where whoever read of it is gone', async () => {
  const camera = deviceOf();
  noteReader(camera, () => Promise.reject(new Error('gone')));
  await closeTrack(camera);
  expect(camera.stop).toHaveBeenCalledOnce();
});
