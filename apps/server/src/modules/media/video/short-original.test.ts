import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mediaKeys } from '../media-keys.ts';
import { processUpload } from './process-upload.ts';
import { CLIP, useVideos } from './processed-videos.fixture.ts';

/** The store gives less of an upload than it was given (P1010). */
const { harness, creator, publish, seenBy, kept } = useVideos();

it('a video of which a part is given is not called broken, nor is its original removed', async () => {
  const { id, mediaId } = await publish(await readFile(CLIP));
  const original = join(harness.folder, 'media', mediaKeys.original(mediaId));
  const whole = await readFile(original);
  await writeFile(original, whole.subarray(0, whole.length / 2));
  await expect(processUpload(harness.deps, mediaId, false)).rejects.toThrow('the store gave');
  expect(await kept(mediaId)).toEqual([mediaKeys.original(mediaId)]);
  expect((await seenBy(creator, id)).media).toMatchObject({ state: 'processing', failure: null });
  await writeFile(original, whole);
  await processUpload(harness.deps, mediaId, false);
  expect((await seenBy(creator, id)).media).toMatchObject({ state: 'ready' });
});
