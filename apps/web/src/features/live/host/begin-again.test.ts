import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { askFor } from './begin-again.ts';

function clock() {
  let time = 0;
  return {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms;
    },
  };
}

it('asks again while nothing answers, and takes the first answer', async () => {
  let asked = 0;
  const answer = await askFor(
    async () => {
      asked += 1;
      if (asked === 1) throw new ApiError('offline');
      if (asked < 5) throw new ApiError('network');
      return 'place';
    },
    30_000,
    clock(),
  );
  expect([answer, asked]).toEqual(['place', 5]);
});

it('does not take the page of a proxy for a refusal (P1060)', async () => {
  const pages = [new ApiError('unreadable', { status: 403 })];
  const ask = async () => {
    const page = pages.pop();
    if (page) throw page;
    return 'place';
  };
  expect(await askFor(ask, 30_000, clock())).toBe('place');
});

it('takes a refusal for an answer', async () => {
  let asked = 0;
  const refused = askFor(
    async () => {
      asked += 1;
      throw new ApiError('live_ended', { status: 409 });
    },
    30_000,
    clock(),
  );
  await expect(refused).rejects.toMatchObject({ code: 'live_ended' });
  expect(asked).toBe(1);
});

it('gives up once nobody waits any more', async () => {
  const time = clock();
  await expect(askFor(() => Promise.reject(new ApiError('network')), 30_000, time)).rejects.toMatchObject({
    code: 'network',
  });
  expect(time.now()).toBe(30_000);
});
