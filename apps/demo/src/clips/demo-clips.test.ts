import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharp } from '../../../server/src/modules/media/image/image-library.ts';
import { recogniseFile } from '../../../server/src/modules/media/upload/recognise-file.ts';
import { stripOnly } from '../../../server/src/modules/media/video/find-video-engine.ts';
import { DEMO_CLIPS } from './demo-clips.ts';

describe.each(DEMO_CLIPS)('the clip $name', ({ videoPath, posterPath, durationSeconds, width, height }) => {
  it('is a small MP4 with its index first, that the upload path accepts', async () => {
    const bytes = await readFile(videoPath);
    expect(bytes.length).toBeLessThan(300_000);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(await recogniseFile(videoPath)).toMatchObject({ contentType: 'video/mp4' });
  });

  it('has a poster of its own size', async () => {
    expect(await sharp(posterPath).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await stat(posterPath)).size).toBeLessThan(40_000);
  });

  it('is as long and as large as it says', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'likha-clip-'));
    const source = join(folder, 'clip');
    await copyFile(videoPath, source);
    const facts = await stripOnly.probe({ source, folder }).finally(() => rm(folder, { recursive: true }));
    expect(facts).toMatchObject({ width, height, videoCodec: 'avc', durationSeconds });
  });
});
