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
