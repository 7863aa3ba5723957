import { describe, expect, it, vi } from 'vitest';
import { sharp } from './image-library.ts';
import { watermarkImage } from './watermark-image.ts';
import { watermarkInThread } from './watermark-thread.ts';

const picture = () =>
  sharp({ create: { width: 2048, height: 1536, channels: 3, background: '#446688' } })
    .webp({ quality: 80 })
    .toBuffer();

describe('the thread of watermarks', () => {
  it('gives the very picture that is made here', async () => {
    const source = await picture();
    const [there, here] = [await watermarkInThread(source, '@ana'), await watermarkImage(source, '@ana')];
    expect(Buffer.compare(there as Buffer, here as Buffer)).toBe(0);
  });

  it('leaves this thread to others: what works here is not even asked', async () => {
    vi.resetModules();
    vi.doMock('./watermark-image.ts', () => ({
      watermarkImage: () => Promise.reject(new Error('it was made in the thread that answers')),
    }));
    const { watermarkInThread: afresh } = await import('./watermark-thread.ts');
    const source = await picture();
    expect(
      Buffer.compare(
        (await afresh(source, '@ana')) as Buffer,
        (await watermarkImage(source, '@ana')) as Buffer,
      ),
    ).toBe(0);
  });

  it('refuses what is no picture, and goes on', async () => {
    expect(await watermarkInThread(Buffer.from('no picture'), '@ana')).toEqual({ refusal: 'corrupt_image' });
    expect(Buffer.isBuffer(await watermarkInThread(await picture(), '@ana'))).toBe(true);
  });
});
