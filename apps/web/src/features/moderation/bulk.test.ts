import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type Chosen, decideEach, MOST_AT_ONCE } from './bulk.ts';

const chosen: Chosen[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase() }));

async function decided(send: (id: string) => Promise<unknown>, items = chosen, isStopped = () => false) {
  const sent: string[] = [];
  const steps: number[] = [];
  const failures = await decideEach(items, {
    send: (id) => {
      sent.push(id);
      return send(id);
    },
    onStep: (count) => steps.push(count),
    isStopped,
  });
  return { sent, steps, failures };
}

it('goes on behind one that is refused, and says which and why', async () => {
  const { sent, steps, failures } = await decided(async (id) => {
    if (id === 'b')
      throw new ApiError('moderation_claimed', { status: 409, detail: 'Luz is working on this.' });
  });
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(steps).toEqual([1, 2, 3, 4]);
  expect(failures).toEqual([{ id: 'b', name: 'B', why: 'refused', detail: 'Luz is working on this.' }]);
});

it.each([
  ['network', 'unanswered'],
  ['offline', 'not_sent'],
] as const)('sends nothing more once the answer is lost: %s', async (code, why) => {
  const { sent, failures } = await decided(async (id) => {
    if (id === 'b') throw new ApiError(code);
  });
  expect(sent).toEqual(['a', 'b']);
  expect(failures.map((failure) => [failure.id, failure.why])).toEqual([
    ['b', why],
    ['c', 'not_sent'],
    ['d', 'not_sent'],
  ]);
});

it('stops when nobody waits any more, and never sends more than may be decided at once', async () => {
  let asked = 0;
  const stopped = await decided(
    async () => undefined,
    chosen,
    () => {
      asked += 1;
      return asked > 2;
    },
  );
  expect([stopped.sent, stopped.failures.length]).toEqual([['a', 'b'], 2]);
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, (_, index) => ({ id: String(index), name: '' }));
  expect((await decided(async () => undefined, many)).sent).toHaveLength(MOST_AT_ONCE);
});
