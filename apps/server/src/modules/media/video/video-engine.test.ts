import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../image/image-library.ts';
import { findFfmpeg, findVideoEngine } from './find-video-engine.ts';
import { type MadeVideo, makeVideo } from './make-video.ts';
import { masterPlaylist } from './package-renditions.ts';
import { isFaulty } from './run-video-task.ts';
import { makeTestVideo, type TestVideo } from './test-video.fixture.ts';
import type { VideoEngine } from './video-engine.ts';

/** Real: everything, by the codecs that come as a package; for Linux on x64, as they are made for nothing else yet. */
let folder: string;
let engine: VideoEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-engine-'));
  engine = await findVideoEngine('');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function made(video: Partial<TestVideo> & { name?: string }, hasStill = false) {
  const own = await mkdtemp(join(folder, 'job-'));
  const source = join(own, video.name ?? 'original.mp4');
  await makeTestVideo({ path: source, ...video });
  const progress: number[] = [];
  const result = await makeVideo(engine, {
    source,
    folder: own,
    hasStill,
    onProgress: (at) => progress.push(at),
  });
  if (isFaulty(result)) throw new Error(result.fault);
  return { result, progress, own };
}

async function picturesIn(path: string): Promise<number> {
  const track = await new Input({ source: new FilePathSource(path), formats: [MP4] }).getPrimaryVideoTrack();
  return (await track?.computePacketStats())?.packetCount ?? 0;
}

const probe = (path: string) => engine.probe({ source: path, folder: join(path, '..') });

async function sizesOf({ renditions }: MadeVideo) {
  const facts = await Promise.all(renditions.map(({ filePath }) => probe(filePath)));
  return facts.map((found) => (isFaulty(found) ? found.fault : `${found.width}x${found.height}`));
}

describe('what is made of a video', () => {
  it('is a clean file, a picture, a blurred clip and two sizes, with its sound', async () => {
    const { result, progress } = await made({ width: 1280, height: 720, framesPerSecond: 10, seconds: 2 });
    expect(result.facts).toMatchObject({ width: 1280, height: 720, videoCodec: 'avc', audioCodec: 'aac' });
    expect(await sizesOf(result)).toEqual(['1280x720', '854x480']);
    for (const path of [result.whole.path, ...result.renditions.map(({ filePath }) => filePath)]) {
      expect(await probe(path)).toMatchObject({ videoCodec: 'avc', audioCodec: 'aac' });
      const bytes = await readFile(path);
      for (const trace of ['Secret', 'Lavc', 'x264', 'openh264'])
        expect(bytes.includes(trace), trace).toBe(false);
    }
    expect(await sharp(result.posterPath ?? '').metadata()).toMatchObject({ width: 1280, height: 720 });
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.length).toBeGreaterThan(1);
  });

  it('is upright, however the phone was held', async () => {
    const { result } = await made({ name: 'phone.mov', width: 640, height: 360, isTurned: true });
    expect(result.facts).toMatchObject({ width: 360, height: 640 });
    expect(await sizesOf(result)).toEqual(['360x640']);
    const { data, info } = await sharp(result.posterPath ?? '')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([360, 640]);
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 2),
    ];
    // Lying, red grows to the right and green downwards; turned clockwise, red grows downwards and green to the left.
    const [[red, green], [redBelow, greenRight]] = [at(20, 20), [at(20, 620)[0], at(340, 20)[1]]] as const;
    expect((redBelow ?? 0) - (red ?? 0)).toBeGreaterThan(150);
    expect((green ?? 0) - (greenRight ?? 0)).toBeGreaterThan(150);
  });

  it('is made of what phones film: HEVC of ten bits, lying on its side, that knows where it was', async () => {
    const own = await mkdtemp(join(folder, 'job-'));
    const source = join(own, 'original');
    const phone = await readFile(new URL('./fixtures/phone.mov', import.meta.url));
    for (const secret of ['+14.5995', 'SecretPhone', 'x265', 'Lavc'])
      expect(phone.includes(secret), secret).toBe(true);
    await writeFile(source, phone);
    const result = await makeVideo(engine, {
      source,
      folder: own,
      hasStill: false,
      onProgress: () => undefined,
    });
    if (isFaulty(result)) throw new Error(result.fault);
    expect(result.facts).toMatchObject({ width: 180, height: 320, videoCodec: 'hevc', audioCodec: 'aac' });
    expect(await sizesOf(result)).toEqual(['180x320']);
    expect(await picturesIn(result.whole.path)).toBe(25);
    // As it was filmed: stripes of full colours, of which no corner is dark in all three.
    const again = await mkdtemp(join(folder, 'job-'));
    const rendition = join(again, 'clean.mp4');
    await copyFile(result.whole.path, rendition);
    const shown = (await engine.codecs?.poster({ source: rendition, folder: again })) as { path: string };
    for (const picture of [result.posterPath ?? '', shown.path]) {
      const { channels } = await sharp(picture).stats();
      for (const { mean, stdev } of channels) {
        expect(mean).toBeGreaterThan(70);
        expect(mean).toBeLessThan(180);
        expect(stdev).toBeGreaterThan(50);
      }
    }
    const { path: clean } = (await engine.strip({ source, folder: own })) as { path: string };
    const paths = [
      clean,
      result.whole.path,
      result.previewPath ?? '',
      ...result.renditions.map(({ filePath }) => filePath),
    ];
    for (const path of paths) {
      const bytes = await readFile(path);
      for (const secret of ['14.5995', 'Secret', 'x265', 'x264', 'Lavc', 'Lavf'])
        expect(bytes.includes(secret), secret).toBe(false);
    }
  });

  it('is never larger than it was, and has no sound when it had none', async () => {
    const { result } = await made({ width: 300, height: 200, isSilent: true });
    expect(await sizesOf(result)).toEqual(['300x200']);
    expect(await probe(result.whole.path)).toMatchObject({ audioCodec: null });
  });

  it('takes no picture where one came with it', async () => {
    const { result } = await made({}, true);
    expect(result.posterPath).toBeNull();
  });

  it('is MP4 also of a WebM', async () => {
    const { result } = await made({ name: 'clip.webm', width: 320, height: 240 });
    expect(result.facts).toMatchObject({ videoCodec: 'vp9', audioCodec: 'opus' });
    expect(result.whole.contentType).toBe('video/mp4');
    expect(await probe(result.whole.path)).toMatchObject({ videoCodec: 'avc', audioCodec: 'aac' });
  });
});

describe('what is made of a longer video', () => {
  const [SECONDS, PICTURES] = [9, 90];
  let result: Awaited<ReturnType<typeof made>>['result'];
  beforeAll(async () => {
    ({ result } = await made({ width: 320, height: 240, seconds: SECONDS, framesPerSecond: 10 }));
  });

  it('has every picture, and all of its time', async () => {
    for (const path of [result.whole.path, result.renditions[0]?.filePath ?? '']) {
      expect(await picturesIn(path)).toBe(PICTURES);
      const found = await probe(path);
      // The last piece of sound is filled up with silence.
      expect(Math.abs((isFaulty(found) ? 0 : found.durationSeconds) - SECONDS)).toBeLessThan(0.1);
    }
  });

  it('has a clip of three seconds in which nothing can be recognised', async () => {
    const found = await probe(result.previewPath ?? '');
    expect(found).toMatchObject({ width: 160, height: 120, audioCodec: null });
    expect(isFaulty(found) ? 0 : found.durationSeconds).toBeLessThanOrEqual(3.1);
    expect((await readFile(result.previewPath ?? '')).length).toBeLessThan(60_000);
  });

  it('has a clip of its first pictures also where they come long after its sound', async () => {
    const late = await made({ seconds: 5, pictureFromSeconds: 3.5 });
    const found = await probe(late.result.previewPath ?? '');
    expect(isFaulty(found) ? 0 : found.durationSeconds).toBeCloseTo(1.5, 1);
  });

  it('is played by parts, whose places the playlists say', async () => {
    const [rendition] = result.renditions;
    const playlist = await readFile(rendition?.playlistPath ?? '', 'utf8');
    const bytes = await readFile(rendition?.filePath ?? '');
    const parts = [
      ...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)\nlow\.mp4\?\{query\}/g),
    ];
    expect(parts.length).toBe(3);
    let next = Number(/BYTERANGE="(\d+)@0"/.exec(playlist)?.[1]);
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    for (const [, , length, start] of parts) {
      expect(Number(start)).toBe(next);
      expect(bytes.subarray(next + 4, next + 8).toString()).toBe('moof');
      next += Number(length);
    }
    const seconds = parts.reduce((sum, [, length]) => sum + Number(length), 0);
    expect(seconds).toBeCloseTo(SECONDS, 0);
    expect(masterPlaylist(result.renditions)).toMatch(
      /BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.42c0\w\w,mp4a\.40\.2",RESOLUTION=320x240\nlow\.m3u8\?\{query\}/,
    );
  });
});

describe('a file that cannot be shown', () => {
  it('says why', async () => {
    const own = await mkdtemp(join(folder, 'job-'));
    const source = join(own, 'original');
    await writeFile(source, 'no video');
    const result = await makeVideo(engine, {
      source,
      folder: own,
      hasStill: false,
      onProgress: () => undefined,
    });
    expect(result).toMatchObject({ fault: 'corrupt_video' });
  });
});

describe('finding an engine', () => {
  it('takes ffmpeg where there is one, in any folder of the path', async () => {
    const [first, second] = [await mkdtemp(join(folder, 'bin-')), await mkdtemp(join(folder, 'bin-'))];
    const ffmpeg = join(second, 'ffmpeg');
    await writeFile(ffmpeg, '', { mode: 0o644 });
    expect(findFfmpeg(`${first}:${second}`)).toBeNull();
    await rm(ffmpeg);
    await writeFile(ffmpeg, '#!/bin/sh\n', { mode: 0o755 });
    expect(findFfmpeg(`:${first}:${second}`)).toBe(ffmpeg);
    expect((await findVideoEngine(second)).describe).toContain(ffmpeg);
    expect(findFfmpeg('')).toBeNull();
  });

  it('says what it found', () => {
    expect(engine.describe).toBe('720p and 480p by the codecs of node-webcodecs');
  });
});
