import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharp } from '../../../server/src/modules/media/image/image-library.ts';
import { recogniseFile } from '../../../server/src/modules/media/upload/recognise-file.ts';
import { findFfmpeg } from '../../../server/src/modules/media/video/find-ffmpeg.ts';
import { probeVideo } from '../../../server/src/modules/media/video/probe-video.ts';
import { sanitiseVideo } from '../../../server/src/modules/media/video/sanitise-video.ts';
import { DEMO_CLIPS } from './demo-clips.ts';

const TOOLS = findFfmpeg(process.env.PATH ?? '');

describe.each(DEMO_CLIPS)('the clip $name', ({ videoPath, posterPath, durationSeconds, width, height }) => {
  it('is a small MP4 with its index first, that the upload path accepts', async () => {
    const bytes = await readFile(videoPath);
    expect(bytes.length).toBeLessThan(300_000);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(await recogniseFile(videoPath)).toMatchObject({ contentType: 'video/mp4' });
    const folder = await mkdtemp(join(tmpdir(), 'likha-clip-'));
    await copyFile(videoPath, join(folder, 'clip'));
    expect(await sanitiseVideo(join(folder, 'clip'), 'video/mp4')).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('has a poster of its own size', async () => {
    expect(await sharp(posterPath).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await stat(posterPath)).size).toBeLessThan(40_000);
  });

  it.skipIf(TOOLS === null)('is as long and as large as it says', async () => {
    const facts = TOOLS && (await probeVideo(TOOLS, videoPath, 'video/mp4'));
    expect(facts).toMatchObject({ width, height, videoCodec: 'h264', durationSeconds });
  });
});
