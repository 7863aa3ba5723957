import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../image/image-library.ts';
import { isRefused } from '../media-refusal.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { probeVideo } from './probe-video.ts';
import { type ProcessedVideo, processVideo, type VideoUpload } from './process-video.ts';
import { runProgram } from './run-program.ts';
import { needsTranscoding, transcodeVideo } from './transcode-video.ts';

const TOOLS = findFfmpeg(process.env.PATH ?? '');
const withFfmpeg = describe.skipIf(TOOLS === null);
const FIXTURES = [
  ['located.mp4', 'video/mp4'],
  ['located.mov', 'video/quicktime'],
  ['tagged.webm', 'video/webm'],
] as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-video-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function upload(name: string, contentType: string, tools = TOOLS): Promise<VideoUpload> {
  const workFolder = await mkdtemp(join(folder, 'work-'));
  const sourcePath = join(workFolder, 'upload');
  await copyFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)), sourcePath);
  return { sourcePath, contentType, workFolder, tools };
}

async function processed(from: VideoUpload): Promise<ProcessedVideo> {
  const result = await processVideo(from);
  if (isRefused(result)) throw new Error(result.refusal);
  return result;
}

async function picture(): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'poster-')), 'poster');
  const create = { width: 90, height: 160, channels: 3 as const, background: '#c04020' };
  await writeFile(path, await sharp({ create }).jpeg().toBuffer());
  return path;
}

describe.each(FIXTURES)('processVideo without ffmpeg on %s', (name, type) => {
  it('cleans the upload and serves it as it is, without a poster', async () => {
    const from = await upload(name, type, null);
    const result = await processed(from);
    expect(result).toEqual({
      path: from.sourcePath,
      contentType: type,
      facts: null,
      poster: null,
      needsTranscoding: false,
    });
    expect((await readFile(result.path)).includes('Secret')).toBe(false);
  });

  it('takes the poster that came with it', async () => {
    const result = await processed({ ...(await upload(name, type, null)), posterPath: await picture() });
    expect([result.poster?.width, result.poster?.height]).toEqual([90, 160]);
  });
});

describe('processVideo', () => {
  it('refuses a broken file, and a broken poster that came with it', async () => {
    const from = await upload('located.mp4', 'video/mp4', null);
    expect(await processVideo({ ...from, posterPath: from.sourcePath })).toEqual({
      refusal: 'corrupt_image',
    });
    await writeFile(from.sourcePath, 'no video');
    expect(await processVideo(from)).toEqual({ refusal: 'corrupt_video' });
  });
});

withFfmpeg('processVideo with ffmpeg', () => {
  it.each(FIXTURES)('tells size and duration of %s, makes a poster and a clean copy', async (name, type) => {
    const { path, contentType, facts, poster } = await processed(await upload(name, type));
    expect(facts).toMatchObject({ width: 96, height: 72 });
    expect(facts?.durationSeconds).toBeCloseTo(1, 1);
    expect([poster?.width, poster?.height]).toEqual([96, 72]);
    expect(contentType).toBe(type === 'video/webm' ? 'video/webm' : 'video/mp4');
    const bytes = await readFile(path);
    for (const secret of ['Secret', '14.5995', '2024-02']) expect(bytes.includes(secret)).toBe(false);
    if (contentType === 'video/mp4') expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('shows a video that was filmed sideways upright', async () => {
    const from = await upload('located.mp4', 'video/mp4');
    const content = await readFile(from.sourcePath);
    // The turn by a quarter is a matrix in the track's header.
    for (const [at, value] of [0, 0x10000, 0, 0xffff0000, 0].entries()) {
      content.writeUInt32BE(value, content.indexOf('tkhd') + 44 + at * 4);
    }
    await writeFile(from.sourcePath, content);
    const { facts, poster } = await processed(from);
    expect([facts?.width, facts?.height]).toEqual([72, 96]);
    expect([poster?.width, poster?.height]).toEqual([72, 96]);
  });

  it('refuses what only looks like a video', async () => {
    const from = await upload('located.mp4', 'video/mp4');
    const content = await readFile(from.sourcePath);
    await writeFile(
      from.sourcePath,
      content.fill(0, content.indexOf('stsd') + 4, content.indexOf('stsd') + 60),
    );
    expect(await processVideo(from)).toEqual({ refusal: 'corrupt_video' });
  });

  it('transcodes to an MP4 that every browser plays, and knows when it need not', async () => {
    const { sourcePath, contentType, workFolder, tools } = await upload('tagged.webm', 'video/webm');
    if (tools === null) return;
    const outputPath = join(workFolder, 'out.mp4');
    const result = await transcodeVideo({ tools, sourcePath, contentType, outputPath });
    expect(result).toEqual({ bytes: (await readFile(outputPath)).length });
    const facts = await probeVideo(tools, outputPath, 'video/mp4');
    expect(facts).toMatchObject({ videoCodec: 'h264', audioCodec: 'aac', width: 96, height: 72 });
    expect((await readFile(outputPath)).includes('Secret')).toBe(false);
    if (isRefused(facts)) throw new Error(facts.refusal);
    expect(needsTranscoding(facts)).toBe(false);
    expect(needsTranscoding({ ...facts, videoCodec: 'hevc' })).toBe(true);
    expect(needsTranscoding({ ...facts, audioCodec: 'pcm_s16le' })).toBe(true);
    expect(needsTranscoding({ ...facts, audioCodec: null })).toBe(false);
    expect(needsTranscoding({ ...facts, width: 3840 })).toBe(true);
  });

  it('leaves no half-made file behind when its time is up or it is told to stop', async () => {
    const { sourcePath, contentType, workFolder, tools } = await upload('located.mp4', 'video/mp4');
    if (tools === null) return;
    const outputPath = join(workFolder, 'out.mp4');
    const transcoding = { tools, sourcePath, contentType, outputPath };
    await writeFile(outputPath, 'half');
    expect(await transcodeVideo({ ...transcoding, timeoutMs: 1 })).toEqual({ refusal: 'corrupt_video' });
    await expect(readFile(outputPath)).rejects.toThrow('ENOENT');
    await writeFile(outputPath, 'half');
    const stop = AbortSignal.timeout(5);
    await expect(transcodeVideo({ ...transcoding, signal: stop })).rejects.toThrow();
    await expect(readFile(outputPath)).rejects.toThrow('ENOENT');
  });
});

describe('runProgram', () => {
  const node = (script: string, timeoutMs = 5000) =>
    runProgram(process.execPath, ['-e', script], { timeoutMs });

  it('gives what was written and how it ended', async () => {
    expect(await node('console.log("out")')).toEqual({ outcome: 'done', stdout: 'out\n', stderr: '' });
    const failed = await node('console.error("x".repeat(9000)); process.exit(3)');
    expect([failed.outcome, failed.stderr.length]).toEqual(['failed', 2000]);
  });

  it('kills a program that will not end', async () => {
    const began = performance.now();
    const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
    expect((await node(stubborn, 200)).outcome).toBe('timed_out');
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('does not hand on our environment', async () => {
    process.env.LIKHA_TEST_SECRET = 'secret';
    const { stdout } = await node('console.log(Object.keys(process.env).join())');
    delete process.env.LIKHA_TEST_SECRET;
    expect(stdout).not.toContain('LIKHA_TEST_SECRET');
  });

  it('throws when there is no such program', async () => {
    await expect(runProgram(join(folder, 'none'), [], { timeoutMs: 100 })).rejects.toThrow('ENOENT');
  });
});

describe('findFfmpeg', () => {
  it('needs both programs, and looks in every folder of the path', async () => {
    const [first, second] = [await mkdtemp(join(folder, 'bin-')), await mkdtemp(join(folder, 'bin-'))];
    const [ffmpeg, ffprobe] = [join(first, 'ffmpeg'), join(second, 'ffprobe')];
    await writeFile(ffmpeg, '');
    await writeFile(ffprobe, '');
    await chmod(ffmpeg, 0o755);
    expect(findFfmpeg(`${first}:${second}`)).toBeNull();
    await chmod(ffprobe, 0o755);
    expect(findFfmpeg(`:${first}:${second}`)).toEqual({ ffmpeg, ffprobe });
    expect(findFfmpeg('')).toBeNull();
  });
});
