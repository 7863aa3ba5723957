import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import { Joiner, partsOf } from './join-parts.ts';
import { type MadeStream, makeStream } from './live-parts.fixture.ts';

async function* chunkOf({ init, parts }: MadeStream) {
  yield Buffer.concat([init, ...parts]);
}

/** When each packet of picture and sound is shown in the film of a stream, in seconds. */
async function timesOf(stream: MadeStream): Promise<{ picture: number[]; sound: number[] }> {
  const joiner = new Joiner();
  const film: Buffer[] = [];
  for await (const part of partsOf(chunkOf(stream))) film.push(...joiner.join(part));
  const input = new Input({ source: new BufferSource(Buffer.concat(film)), formats: ALL_FORMATS });
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const timesIn = async (track: typeof picture | typeof sound) => {
    const times: number[] = [];
    if (track)
      for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp);
    return times;
  };
  return { picture: await timesIn(picture), sound: await timesIn(sound) };
}

/** How far the times of a track go back, and the longest that nothing of it is there; both in seconds. */
function stepsOf(times: readonly number[]) {
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return { back: Math.max(0, ...steps.map((step) => -step)), longest: Math.max(...steps) };
}

it('leaves a hole in the picture where sound was heard all the time, as its times only grow', async () => {
  const isBlindAt = (at: number) => at > 1.55 && at < 1.99;
  const { picture, sound } = await timesOf(await makeStream({ seconds: 4, partSeconds: 1, isBlindAt }));
  expect(stepsOf(sound).back).toBe(0);
  expect(stepsOf(sound).longest).toBeLessThan(0.03);
  expect(stepsOf(picture).longest).toBeGreaterThan(0.4);
});

it('closes a hole in which nothing at all was sent', async () => {
  const made = await makeStream({ seconds: 5, partSeconds: 1 });
  const { picture, sound } = await timesOf({ ...made, parts: made.parts.filter((_, at) => at !== 2) });
  for (const times of [picture, sound]) {
    expect(stepsOf(times).back).toBe(0);
    expect(stepsOf(times).longest).toBeLessThan(0.05);
    expect(times.at(-1)).toBeLessThan(4.1);
  }
});

it('goes on behind what is there where times begin again', async () => {
  const [one, other] = [await makeStream({ seconds: 2 }), await makeStream({ seconds: 2 })];
  const { picture, sound } = await timesOf({ init: one.init, parts: [...one.parts, ...other.parts] });
  for (const times of [picture, sound]) expect(stepsOf(times).back).toBe(0);
  expect(picture.at(-1)).toBeGreaterThan(3.9);
});
