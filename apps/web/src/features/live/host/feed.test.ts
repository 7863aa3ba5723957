import { expect, it } from 'vitest';
import { deviceOf } from './device.fixture.ts';
import { readPieces } from './feed.ts';

const settle = () => new Promise((done) => setTimeout(done));

it('hands over each piece until it is stopped, and leaves none open', async () => {
  const camera = deviceOf();
  const taken: string[] = [];
  const stop = readPieces({ from: camera.pieces }, (piece) => {
    taken.push(piece.name);
    piece.close();
  });
  for (const name of ['one', 'two']) {
    camera.give(name);
    await settle();
  }
  const stopped = stop();
  camera.give('in the moment of the end');
  await stopped;
  expect(taken).toEqual(['one', 'two']);
  expect([...camera.open]).toEqual([]);
  expect(camera.isCancelled()).toBe(true);
});
