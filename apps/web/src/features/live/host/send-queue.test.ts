import { beforeEach, expect, it } from 'vitest';
import { type PutAnswer, SendQueue } from './send-queue.ts';

/** A server that keeps what it took, and time that passes only where the queue waits. */
let now: number;
let taken: number[];
let expected: number;
let answer: (n: number) => PutAnswer | undefined;
let over: string[];
let queue: SendQueue;

const bytes = (value: number) => Uint8Array.of(value);
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function put(n: number, [value = -1]: Uint8Array): Promise<PutAnswer> {
  now += 50;
  const refused = answer(n);
  if (refused) return refused;
  if (n === expected - 1 && taken.at(-1) === value) return { is: 'taken', next: expected };
  if (n !== expected) return { is: 'out_of_order', next: expected };
  taken.push(value);
  expected += 1;
  return { is: 'taken', next: expected };
}

beforeEach(() => {
  now = 0;
  taken = [];
  expected = 0;
  over = [];
  answer = () => undefined;
  queue = new SendQueue(bytes(0), {
    put,
    now: () => now,
    sleep: async (ms) => {
      now += ms;
    },
    giveUpMs: 30_000,
    onChange: () => undefined,
    onOver: (why) => over.push(why),
  });
});

it('sends the beginning and then each part once, in order', async () => {
  for (const part of [1, 2, 3]) queue.add(bytes(part));
  await settled();
  expect(taken).toEqual([0, 1, 2, 3]);
  expect(queue.waitingMs).toBe(0);
});

it('sends a part again whose answer was lost, and it counts once', async () => {
  let isLost = true;
  answer = (n) => {
    if (n !== 1 || !isLost) return undefined;
    isLost = false;
    taken.push(1);
    expected = 2;
    return { is: 'again', afterMs: null };
  };
  queue.add(bytes(1));
  queue.add(bytes(2));
  await settled();
  expect(taken).toEqual([0, 1, 2]);
});

it('goes on after twenty seconds without a connection, with what is live then, numbered without a gap', async () => {
  queue.add(bytes(1));
  await settled();
  const backAt = now + 20_000;
  answer = () => (now < backAt ? { is: 'again', afterMs: null } : undefined);
  for (let part = 2; part <= 40; part += 1) queue.add(bytes(part));
  await settled();
  expect(over).toEqual([]);
  expect(expected).toBe(taken.length);
  expect(taken.slice(0, 3)).toEqual([0, 1, 2]);
  expect(taken.slice(3)).toEqual([34, 35, 36, 37, 38, 39, 40]);
  expect(queue.dropped).toBe(31);
  expect(queue.troubleSince).toBeNull();
});

it('gives up after thirty, and says since when nothing got through', async () => {
  answer = () => ({ is: 'again', afterMs: 1000 });
  queue.add(bytes(1));
  await settled();
  expect(over).toEqual(['lost']);
  expect(now).toBeGreaterThanOrEqual(30_000);
  queue.add(bytes(2));
  await settled();
  expect(over).toHaveLength(1);
});

it('begins again with the init where the server has forgotten everything', async () => {
  queue.add(bytes(1));
  await settled();
  expected = 0;
  taken = [];
  queue.add(bytes(2));
  await settled();
  expect(taken).toEqual([0, 2]);
});

it('gives the number of a part that is not taken to the next one, and ends where none is', async () => {
  answer = (n) => (n === 1 && now < 150 ? { is: 'rejected' } : undefined);
  queue.add(bytes(1));
  queue.add(bytes(2));
  await settled();
  expect(taken).toEqual([0, 2]);
  answer = () => ({ is: 'rejected' });
  for (const part of [3, 4, 5, 6, 7, 8]) queue.add(bytes(part));
  await settled();
  expect(over).toEqual(['rejected']);
});

it.each(['taken_over', 'ended', 'signed_out'] as const)('sends nothing more once it is %s', async (why) => {
  answer = (n) => (n === 2 ? { is: 'over', why } : undefined);
  for (const part of [1, 2, 3]) queue.add(bytes(part));
  await settled();
  expect(taken).toEqual([0, 1]);
  expect(over).toEqual([why]);
});

it('knows at once that nothing gets through, and says so to people a moment later', async () => {
  let isDown = true;
  const known: (boolean | null)[] = [];
  answer = () => {
    if (!isDown) return undefined;
    known.push(queue.isAway);
    isDown = now < 3000;
    return { is: 'again', afterMs: null };
  };
  queue.add(bytes(1));
  await settled();
  expect(known.slice(0, 2)).toEqual([false, true]);
  expect(queue.isAway).toBe(false);
  expect(taken).toEqual([0, 1]);
});

it('says in time that it is lost, where a server asks to be left alone for longer than viewers wait', async () => {
  answer = () => ({ is: 'again', afterMs: 120_000 });
  queue.add(bytes(1));
  await settled();
  expect(over).toEqual(['lost']);
  expect(now).toBeLessThan(33_000);
});

it('says who let nothing through until the end, and not that the connection was lost or the device too slow (P1060)', async () => {
  answer = () => ({ is: 'again', afterMs: 1000, isTurnedAway: true });
  queue.add(bytes(1));
  await settled();
  expect([over, queue.isTurnedAway]).toEqual([['turned_away'], true]);
});

it('says so of a proxy to which every part is too large, too', async () => {
  answer = (n) => (n === 0 ? undefined : { is: 'rejected', isTurnedAway: true });
  for (const part of [1, 2, 3, 4, 5, 6]) queue.add(bytes(part));
  await settled();
  expect(over).toEqual(['turned_away']);
});
