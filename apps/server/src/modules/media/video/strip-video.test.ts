import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripOnly } from './find-video-engine.ts';
import { isFaulty } from './run-video-task.ts';
import { tellEverything } from './secret-video.fixture.ts';
import { makeTestVideo } from './test-video.fixture.ts';

/** Real: the child process and its files. Nothing here needs codecs but the making of what is stripped. */
const FIXTURES = [
  ['located.mp4', 'video/mp4'],
  ['located.mov', 'video/mp4'],
  ['tagged.webm', 'video/webm'],
] as const;
/** Places, titles, dates, tracks' names, programs' and encoders' names. */
const SECRETS = ['Secret', '14.5995', '120.9842', '2024-02', 'Lavf', 'Lavc', 'x264', 'libx264', 'xmpmeta'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-strip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stripped(content: Buffer) {
  const own = await mkdtemp(join(folder, 'job-'));
  const source = join(own, 'original');
  await writeFile(source, content);
  const result = await stripOnly.strip({ source, folder: own });
  if (isFaulty(result)) return { ...result, source, bytes: null, path: '', contentType: '' };
  return { ...result, fault: null, source, bytes: await readFile(result.path) };
}

const fixture = (name: string) => readFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

/** What a player decodes: the bytes of each packet with its time. */
async function packetsOf(path: string, kind: 'video' | 'audio') {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  const track = kind === 'video' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack();
  const packets: { at: number; data: Buffer }[] = [];
  if (track)
    for await (const packet of new EncodedPacketSink(track).packets())
      packets.push({ at: Math.round(packet.timestamp * 1000), data: Buffer.from(packet.data) });
  return packets;
}

function expectNoSecrets(bytes: Buffer | null): void {
  for (const secret of SECRETS) expect(bytes?.includes(secret), secret).toBe(false);
}

describe.each(FIXTURES)('stripping %s', (name, contentType) => {
  it('leaves no place, title, device, date nor program in it', async () => {
    const before = await fixture(name);
    expect(SECRETS.filter((secret) => before.includes(secret)).length).toBeGreaterThan(2);
    const { bytes, contentType: type } = await stripped(before);
    expect(type).toBe(contentType);
    expectNoSecrets(bytes);
  });

  it('keeps picture and sound, each packet at its time', async () => {
    const { source, path } = await stripped(await fixture(name));
    for (const kind of ['video', 'audio'] as const) {
      const [before, after] = [await packetsOf(source, kind), await packetsOf(path, kind)];
      expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
      // Of the first packet an encoder's banner was taken; the others are what they were.
      expect(after.slice(1)).toEqual(before.slice(1));
    }
  });

  it('changes nothing the second time', async () => {
    const once = await stripped(await fixture(name));
    const twice = await stripped(once.bytes ?? Buffer.alloc(0));
    for (const kind of ['video', 'audio'] as const)
      expect(await packetsOf(twice.path, kind)).toEqual(await packetsOf(once.path, kind));
  });

  it('refuses what is cut off before there is anything to see', async () => {
    const whole = await fixture(name);
    const { fault } = await stripped(whole.subarray(0, Math.floor(whole.length * 0.02)));
    expect(fault).toBe('corrupt_video');
  });
});

describe('stripping', () => {
  async function made(
    name: string,
    more: Partial<Parameters<typeof makeTestVideo>[0]> = {},
  ): Promise<Buffer> {
    const path = join(folder, name);
    await makeTestVideo({ path, tags: { title: 'SecretTitle', comment: 'SecretComment' }, ...more });
    return readFile(path);
  }

  it('leaves nothing of what was told in every place that there is', async () => {
    const told = tellEverything(await made('told.mp4'));
    for (const secret of [
      'SecretTitle',
      '14.5995',
      'SecretPlace',
      'SecretXmp',
      'SecretTrack',
      'SecretHidden',
      'SecretMeta',
    ])
      expect(told.includes(secret), secret).toBe(true);
    const { bytes, path } = await stripped(told);
    expectNoSecrets(bytes);
    expect(await packetsOf(path, 'video')).toHaveLength(10);
  });

  it('keeps how a phone turned its picture', async () => {
    const { path } = await stripped(await made('turned.mov', { isTurned: true, width: 96, height: 72 }));
    expect(await stripOnly.probe({ source: path, folder: join(path, '..') })).toMatchObject({
      width: 72,
      height: 96,
    });
  });

  it('puts the index first, so that playing begins before all of it has come', async () => {
    const { bytes } = await stripped(await made('late.mp4'));
    expect(bytes?.indexOf('moov')).toBeLessThan(bytes?.indexOf('mdat') ?? 0);
  });

  it('refuses what is no video, and what has no picture', async () => {
    for (const content of ['no video', 'RIFF....WEBPVP8 ', '', '\0'.repeat(100)])
      expect((await stripped(Buffer.from(content))).fault).toBe('corrupt_video');
  });

  it('throws where the machine is at fault', async () => {
    const own = await mkdtemp(join(folder, 'job-'));
    await expect(stripOnly.strip({ source: join(own, 'missing'), folder: own })).rejects.toThrow('ENOENT');
    await copyFile(fileURLToPath(new URL('./fixtures/located.mp4', import.meta.url)), join(own, 'there'));
    await expect(stripOnly.strip({ source: '/etc/hostname', folder: own })).rejects.toThrow();
  });
});
