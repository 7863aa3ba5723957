import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { createGuestPages } from './guest-pages.ts';
import { repack } from './pack-page.ts';
import type { Page } from './web-pages.ts';

const repacked = vi.fn(repack);
beforeEach(() => void repacked.mockClear());

/** Pages that are made when they are told to be. */
function house(options = {}) {
  const waiting = new Map<string, (page: Page) => void>();
  const pages = createGuestPages(
    {
      render: ({ url }) => new Promise((made) => waiting.set(url, made)),
      guestAddress: (url) => url,
      empty: () => ({ status: 200, html: '' }),
      script: '',
    },
    createLog('silent'),
    { ...options, repack: repacked },
  );
  return {
    ask: (url: string) =>
      pages({ url, language: 'en', origin: '', read: () => Promise.reject(new Error('nothing')) } as never),
    async make(url: string, status = 200) {
      await expect.poll(() => waiting.has(url)).toBe(true);
      waiting.get(url)?.({ status, html: `<p>${url}</p>` });
      waiting.delete(url);
    },
  };
}

it('packs a page better at once where nothing else is to be done, so that the second to ask has it smaller', async () => {
  const { ask, make } = house();
  const first = ask('/ana');
  await make('/ana');
  expect((await first).page?.brotli).toBeUndefined();
  expect(repacked).toHaveBeenCalledTimes(1);
  await expect.poll(async () => (await ask('/ana')).page?.brotli).toBeInstanceOf(Buffer);
  expect(repacked).toHaveBeenCalledTimes(1);
});

it('does not while others wait for pages, nor for what is not there', async () => {
  const { ask, make } = house();
  const all = ['/ana', '/ben', '/caloy'].map(ask);
  await make('/ana');
  await all[0];
  expect(repacked).not.toHaveBeenCalled();
  for (const url of ['/ben', '/caloy']) await make(url, 404);
  await Promise.all(all);
  expect(repacked).not.toHaveBeenCalled();
});

it('packs a page better again where it is made anew, beside others, as it was asked for before', async () => {
  const { ask, make } = house({ freshMs: 0 });
  const [first, other] = [ask('/ana'), ask('/ben')];
  await make('/ana');
  await first;
  expect(repacked).not.toHaveBeenCalled();
  const again = ask('/ana');
  await make('/ana');
  expect((await again).page).not.toBeNull();
  await expect.poll(() => repacked).toHaveBeenCalledTimes(1);
  await make('/ben');
  await other;
});
