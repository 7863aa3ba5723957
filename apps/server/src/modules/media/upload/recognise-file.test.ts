import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../image/image-library.ts';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, recogniseFile } from './recognise-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-recognise-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(name: string, content: Buffer | string, size?: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  if (size !== undefined) await truncate(path, size);
  return path;
}

function picture(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> {
  const create = { width: 8, height: 8, channels: 3 as const, background: '#336699' };
  return sharp({ create }).toFormat(format).toBuffer();
}

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08free', 'latin1');
const MOV = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide', 'latin1');
const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
const MATROSKA = Buffer.from(
  '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104',
  'hex',
);

describe('recogniseFile', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('recognises %s whatever its name', async (format, contentType, extension) => {
    const path = await save('video.mp4', await picture(format));
    expect(await recogniseFile(path)).toEqual({ kind: 'photo', contentType, extension });
  });

  it.each([
    ['mp4', MP4, 'video/mp4'],
    ['mov', MOV, 'video/quicktime'],
    ['webm', WEBM, 'video/webm'],
  ])('recognises %s whatever its name', async (extension, content, contentType) => {
    const path = await save('photo.jpg', content);
    expect(await recogniseFile(path)).toEqual({ kind: 'video', contentType, extension });
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['text', 'just words'],
    ['PDF', '%PDF-1.7\n'],
    ['ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['Matroska', MATROSKA],
    ['one byte', Buffer.from([0xff])],
  ])('refuses %s that is named like a picture', async (_, content) => {
    expect(await recogniseFile(await save('photo.jpg', content))).toEqual({ refusal: 'unsupported_type' });
  });

  it.each(['gif', 'avif'] as const)('refuses %s', async (format) => {
    const path = await save('photo.jpg', await picture(format));
    expect(await recogniseFile(path)).toEqual({ refusal: 'unsupported_type' });
  });

  it('refuses an HTML page with a picture behind it', async () => {
    const path = await save('photo.jpg', Buffer.concat([Buffer.from('<html>'), await picture('jpeg')]));
    expect(await recogniseFile(path)).toEqual({ refusal: 'unsupported_type' });
  });

  it('refuses an empty file', async () => {
    expect(await recogniseFile(await save('photo.jpg', ''))).toEqual({ refusal: 'empty_file' });
  });

  it('accepts a photo of exactly 10 MB and none larger', async () => {
    const content = await picture('jpeg');
    expect(await recogniseFile(await save('a.jpg', content, MAX_IMAGE_BYTES))).toHaveProperty(
      'kind',
      'photo',
    );
    const larger = await save('b.jpg', content, MAX_IMAGE_BYTES + 1);
    expect(await recogniseFile(larger)).toEqual({ refusal: 'image_too_large' });
    expect([MAX_IMAGE_BYTES, MAX_VIDEO_BYTES]).toEqual([10_485_760, 104_857_600]);
  });

  it('accepts a video of exactly 100 MB and none larger', async () => {
    expect(await recogniseFile(await save('a.mp4', MP4, MAX_VIDEO_BYTES))).toHaveProperty('kind', 'video');
    const larger = await save('b.mp4', MP4, MAX_VIDEO_BYTES + 1);
    expect(await recogniseFile(larger)).toEqual({ refusal: 'video_too_large' });
  });
});
