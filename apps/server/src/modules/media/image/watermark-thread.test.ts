import { describe, expect, it } from 'vitest';
import { sharp } from './image-library.ts';
import { watermarkImage } from './watermark-image.ts';
import { watermarkInThread } from './watermark-thread.ts';

const picture = () =>
  sharp({ create: { width: 2048, height: 1536, channels: 3, background: '#446688' } })
    .webp({ quality: 80 })
    .toBuffer();

/** Microseconds that this thread itself computed, whatever others did. */
async function busyWith(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(before).user;
}

describe('the thread of watermarks', () => {
  it('gives the very picture that is made here', async () => {
    const source = await picture();
    const [there, here] = [await watermarkInThread(source, '@ana'), await watermarkImage(source, '@ana')];
    expect(Buffer.compare(there as Buffer, here as Buffer)).toBe(0);
  });

  it('leaves this thread to others while it works', async () => {
    const source = await picture();
    const names = ['@ana', '@ben', '@carla', '@dado'];
    await watermarkInThread(source, '@warm');
    const there = await busyWith(() => Promise.all(names.map((name) => watermarkInThread(source, name))));
    const here = await busyWith(() => Promise.all(names.map((name) => watermarkImage(source, name))));
    expect(there).toBeLessThan(here / 3);
  });

  it('refuses what is no picture, and goes on', async () => {
    expect(await watermarkInThread(Buffer.from('no picture'), '@ana')).toEqual({ refusal: 'corrupt_image' });
    expect(Buffer.isBuffer(await watermarkInThread(await picture(), '@ana'))).toBe(true);
  });
});
