import { expect, it } from 'vitest';
import { eachAlone, pagesAlone } from './each-alone.ts';

const fails = async (item: number) => {
  if (item % 3 === 0) throw new Error(`${item} is broken`);
};

it('tries all, and throws what broke first', async () => {
  const tried: number[] = [];
  const act = async (item: number) => {
    tried.push(item);
    await fails(item);
  };
  await expect(eachAlone([1, 2, 3, 4, 5, 6, 7], act)).rejects.toThrow('3 is broken');
  expect(tried).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('says how many were done', async () => {
  expect(await eachAlone([1, 2, 4, 5], async (item) => item < 5)).toBe(3);
});

it('goes on behind what broke, where what was done is listed no more', async () => {
  const waiting = new Set([3, 6, 1, 2, 4, 5, 7, 8]);
  const list = async () => [...waiting].slice(0, 3);
  const act = async (item: number) => {
    await fails(item);
    waiting.delete(item);
  };
  await expect(pagesAlone({ list, page: 3 }, act)).rejects.toThrow('3 is broken');
  expect([...waiting]).toEqual([3, 6]);
});

it('ends where a page has nothing but what broke', async () => {
  let asked = 0;
  const list = async () => {
    asked += 1;
    return [3, 6];
  };
  await expect(pagesAlone({ list, page: 2 }, fails)).rejects.toThrow('3 is broken');
  expect(asked).toBe(2);
});

it('goes from page to page by the last one', async () => {
  const all = Array.from({ length: 8 }, (_, index) => index + 1);
  const seen: number[] = [];
  const list = async (last = 0) => all.filter((item) => item > last).slice(0, 3);
  await pagesAlone({ list, page: 3 }, async (item) => seen.push(item));
  expect(seen).toEqual(all);
});

it('tries nothing for nothing, where all that is tried breaks', async () => {
  let tried = 0;
  const act = async () => {
    tried += 1;
    throw new Error('the database is away');
  };
  const many = Array.from({ length: 100 }, (_, index) => index);
  await expect(eachAlone(many, act)).rejects.toThrow('the database is away');
  expect(tried).toBe(20);
});
