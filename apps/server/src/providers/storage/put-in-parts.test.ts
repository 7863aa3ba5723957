import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PART_BYTES, putInParts } from './put-in-parts.ts';

/** A store that takes a turn for each part, and some that never come. */
async function putTen(broken: readonly number[] = []) {
  const seen: string[] = [];
  let [underWay, most] = [0, 0];
  const failure = await putInParts<number>(10 * PART_BYTES, {
    begin: async () => 'u',
    async send(_, { number }) {
      seen.push(`send ${number}`);
      underWay += 1;
      most = Math.max(most, underWay);
      // The first ones take longest: an upload that is given up must wait for them.
      for (let left = 12 - number; left > 0; left -= 1) await turn();
      underWay -= 1;
      if (broken.includes(number)) throw new Error(`broken ${number}`);
      return number;
    },
    finish: async (_, parts) => void seen.push(`finish ${parts.join(' ')}`),
    abandon: async () => void seen.push(`abandon with ${underWay} under way`),
  }).then(
    () => null,
    (error: Error) => error.message,
  );
  return { seen, most, failure };
}

describe('a file in parts', () => {
  it('names them in their order, a few at once', async () => {
    const { seen, most, failure } = await putTen();
    expect(failure).toBeNull();
    expect(most).toBe(3);
    expect(seen).toHaveLength(11);
    expect(seen.at(-1)).toBe('finish 1 2 3 4 5 6 7 8 9 10');
  });

  it('sends no more once it has failed, and gives up when nothing is under way', async () => {
    const { seen, failure } = await putTen([3]);
    expect(failure).toBe('broken 3');
    expect(seen.at(-1)).toBe('abandon with 0 under way');
    expect(seen.filter((each) => each === 'send 3')).toHaveLength(2);
    expect(seen).not.toContain('send 10');
  });
});
