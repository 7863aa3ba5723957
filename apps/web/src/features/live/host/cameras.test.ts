import { expect, it } from 'vitest';
import { Cameras } from './cameras.ts';
import { deviceOf } from './device.fixture.ts';
import type { CameraFeed } from './feed.ts';

const settle = () => new Promise((done) => setTimeout(done));
const nameOf = (cameras: Cameras) => (cameras.latest()?.frame as { name?: string } | undefined)?.name;

function camera(id: number) {
  const device = deviceOf();
  const feed: CameraFeed = { id, from: device.pieces as unknown as CameraFeed['from'], isShown: false };
  const give = async (name: string) => {
    device.give(name);
    await settle();
  };
  return { ...device, feed, give };
}

it('shows a camera until another one has a picture, and holds one frame', async () => {
  const [front, back] = [camera(1), camera(2)];
  const cameras = new Cameras(() => undefined);
  cameras.show(front.feed);
  await front.give('one');
  await front.give('two');
  cameras.show(back.feed);
  expect(nameOf(cameras)).toBe('two');
  expect([...front.open]).toEqual(['two']);
  await back.give('three');
  expect(nameOf(cameras)).toBe('three');
  await front.give('late');
  expect([...front.open, ...back.open]).toEqual(['three']);
  const stopped = cameras.stop();
  await back.give('last');
  await stopped;
  expect([...back.open]).toEqual([]);
});

it('keeps the last picture of a camera that is about to be closed', async () => {
  const front = camera(1);
  const cameras = new Cameras(() => undefined);
  cameras.show(front.feed);
  await front.give('one');
  const ended = cameras.end(1);
  await front.give('on its way');
  await ended;
  expect(nameOf(cameras)).toBe('one');
  expect([...front.open]).toEqual(['one']);
});
