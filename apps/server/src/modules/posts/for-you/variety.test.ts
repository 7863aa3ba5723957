import { expect, it } from 'vitest';
import { type Run, runAt, vary } from './variety.ts';

const posts = (creators: string) => [...creators].map((creator_id, place) => ({ creator_id, place }));
const order = (creators: string, before: Run | null = null) =>
  vary(posts(creators), before)
    .map(({ creator_id }) => creator_id)
    .join('');

it('nobody stands more than twice in a row where others are there', () => {
  expect(order('AAAB')).toBe('AABA');
  expect(order('AAABBB')).toBe('AABABB');
  expect(order('BAAAA')).toBe('AABAA');
  expect(order('ABCABC')).toBe('ABCABC');
  expect(order('AAAA')).toBe('AAAA');
});

it('the best stay first, and each creator’s posts in their order', () => {
  const varied = vary(posts('AAACB'), null);
  expect(varied.map(({ creator_id, place }) => `${creator_id}${place}`)).toEqual([
    'A0',
    'A1',
    'C3',
    'A2',
    'B4',
  ]);
});

it('a page goes on where the one before ended', () => {
  expect(order('AAB', { creatorId: 'A', length: 2 })).toBe('BAA');
  expect(order('AAB', { creatorId: 'A', length: 1 })).toBe('ABA');
  expect(runAt(posts('BAA'), { creatorId: 'B', length: 1 })).toEqual({ creatorId: 'A', length: 2 });
  expect(runAt(posts('AA'), { creatorId: 'A', length: 2 })).toEqual({ creatorId: 'A', length: 4 });
  expect(runAt([], null)).toBeNull();
});

it('whatever the page, it is the same posts, and no three in a row where that can be', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const page = posts(Array.from({ length: 1 + random(10) }, () => 'AAABCD'[random(6)]).join(''));
    const varied = vary(page, null);
    expect(varied.map(({ place }) => place).sort((a, b) => a - b)).toEqual(page.map(({ place }) => place));
    const counts = ['A', 'B', 'C', 'D'].map((who) => page.filter((post) => post.creator_id === who).length);
    if (counts.some((count) => count > 2 * (page.length - count + 1))) continue;
    expect(varied.map(({ creator_id }) => creator_id).join('')).not.toMatch(/(.)\1\1/);
  }
});
