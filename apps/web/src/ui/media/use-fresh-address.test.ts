import { expect, it, vi } from 'vitest';
import { otherAddress } from './use-fresh-address.ts';

const renewed = (url: string) => vi.fn(async () => ({ url, expiresInSeconds: 120 }));

it('takes what a list has brought meanwhile, and asks for nothing', async () => {
  const renew = renewed('/renewed');
  expect(await otherAddress('/old', () => '/listed', renew)).toBe('/listed');
  expect(renew).not.toHaveBeenCalled();
});

it('takes a renewed one, or what a list that is loaded for it brings', async () => {
  expect(await otherAddress('/old', () => '/old', renewed('/renewed'))).toBe('/renewed');
  let listed = '/old';
  const renew = async () => {
    listed = '/listed';
    return null;
  };
  expect(await otherAddress('/old', () => listed, renew)).toBe('/listed');
});

it.each([
  ['nobody can be asked', undefined],
  ['there is none', async () => null],
  ['asking fails', () => Promise.reject(new Error('offline'))],
  ['the same comes once more, which no browser would load (P860)', renewed('/old')],
])('has none where %s', async (_, renew) => {
  expect(await otherAddress('/old', () => '/old', renew)).toBe(null);
});
