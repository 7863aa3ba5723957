import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestVoice, type TestVoice } from './test-voice.fixture.ts';
import { containers, spokenVoice } from './webcodecs-engine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-voice-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function recorded(voice: Omit<TestVoice, 'path'>): Promise<{ source: string; folder: string }> {
  const source = join(folder, 'original.webm');
  await makeTestVoice({ path: source, ...voice });
  return { source, folder };
}

/** Music of as many frames as the second byte says: none. */
const NO_FRAMES = [0xfb, 0];

it('what its decoder refuses is its own fault, and not that of the machine, which would be asked again', async () => {
  const note = await recorded({ seconds: 1, after: { bytes: NO_FRAMES, count: 1 } });
  expect(await spokenVoice(note)).toMatchObject({ fault: 'corrupt_video' });
});

it('more packets than three minutes of sound can have are refused before they are all read', async () => {
  const [few, many] = [1_000, 75_000];
  expect(
    await containers.voice(await recorded({ seconds: 1, after: { bytes: NO_FRAMES, count: few } })),
  ).toHaveProperty('path');
  expect(
    await containers.voice(await recorded({ seconds: 1, after: { bytes: NO_FRAMES, count: many } })),
  ).toMatchObject({
    fault: 'corrupt_video',
  });
});

/** A table that says of each of its chunks that it holds four billion packets. */
it('one of 11 kB whose table has no end costs some seconds of the processor, and not what making one anew may', {
  timeout: 300_000,
}, async () => {
  const source = join(folder, 'original.mp4');
  await makeTestVoice({ path: source, seconds: 2 });
  const table = await readFile(source);
  table.writeUInt32BE(0xffffffff, table.indexOf('stsc') + 16);
  await writeFile(source, table);
  expect(await containers.voice({ source, folder })).toMatchObject({
    fault: 'corrupt_video',
    why: expect.stringContaining('hear took_too_much_processor'),
  });
});
