import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { PixelGate } from './pixel-gate.ts';

describe('the gate', () => {
  it('lets no more pixels in than it may, in order, and all in the end', async () => {
    const gate = new PixelGate({ pixels: 10, waiting: 100, waitingOfOne: 100 });
    const order: number[] = [];
    let [now, most] = [0, 0];
    await Promise.all(
      [4, 4, 4, 9, 1, 1, 25, 2].map((pixels, index) =>
        gate.pass(pixels, null, async () => {
          order.push(index);
          now += pixels;
          most = Math.max(most, pixels > 10 ? now - pixels : now);
          await pause(5);
          now -= pixels;
        }),
      ),
    );
    expect([order, most <= 10]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], true]);
  });

  it('refuses who comes when too many wait, and goes on after a failure', async () => {
    const gate = new PixelGate({ pixels: 1, waiting: 2, waitingOfOne: 2 });
    const failing = gate.pass(1, null, () => pause(10).then(() => Promise.reject(new Error('broken'))));
    const waiting = [gate.pass(1, null, async () => 'one'), gate.pass(1, null, async () => 'two')];
    await expect(gate.pass(1, null, async () => 'three')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await Promise.all(waiting)).toEqual(['one', 'two']);
  });

  it('does not count through single pixels, which would hold up the whole process', async () => {
    const gate = new PixelGate({ pixels: 2 ** 37, waiting: 1, waitingOfOne: 1 });
    expect(await gate.pass(2 ** 36, null, async () => 'one')).toBe('one');
  });

  it('has so many places for one person, and more for others', async () => {
    const gate = new PixelGate({ pixels: 1, waiting: 5, waitingOfOne: 2 });
    const ask = (person: string | null) => gate.pass(1, person, () => pause(5).then(() => person));
    const first = ['ana', 'ana', 'ana'].map(ask);
    await expect(ask('ana')).rejects.toMatchObject({ code: 'rate_limited' });
    const others = ['ben', null, null].map(ask);
    await expect(ask('carla')).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await Promise.all([...first, ...others])).toEqual(['ana', 'ana', 'ana', 'ben', null, null]);
    expect(await ask('ana')).toBe('ana');
  });
});

it('four small files of 49 megapixels each are decoded one after the other', {
  timeout: 60_000,
}, async () => {
  const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#789' } })
    .png({ compressionLevel: 9, progressive: true })
    .toBuffer();
  expect(bomb.length).toBeLessThan(400_000);
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 20);
  const decoded = await Promise.all(Array.from({ length: 4 }, () => decodeImage(bomb, 2048)));
  clearInterval(watch);
  expect(decoded.every((one) => 'width' in one && one.width === 2048)).toBe(true);
  expect(most / 2 ** 20).toBeLessThan(350);
});
