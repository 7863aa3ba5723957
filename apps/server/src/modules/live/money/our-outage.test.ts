import { afterAll, expect, it } from 'vitest';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { lookAfterStream } from '../streams/end-live.ts';
import { keepStreams } from '../watching/keep-streams.ts';

/** Fake: who carries streams, the clock. Real: the books, the queue and its workers. */
const { harness, engine, call, plan, start, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** What whoever carries it says, kept once. */
async function heard(id: string, silentMs: number) {
  engine.states.set(id, { viewers: 1, silentMs });
  await keepStreams(harness.deps);
  engine.states.delete(id);
}

/** A stream with a ticket that has shown pictures for half an hour when nothing of it could be kept for forty seconds. */
async function afterAnOutage() {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 100 })];
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
  expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
  await heard(id, 400);
  harness.clock.advance(30 * MINUTE_MS);
  // Its pictures came all the while.
  await harness.deps.db
    .updateTable('live_streams')
    .set({ heard_at: harness.clock.now(), last_part_at: harness.clock.now() })
    .where('id', '=', id)
    .execute();
  harness.clock.advance(40 * SECOND_MS);
  return { creator, fan, id };
}

async function over({ creator, fan, id }: Awaited<ReturnType<typeof afterAnOutage>>) {
  await lookAfterStream(harness.deps, id);
  expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'lost' });
  await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
  return (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;
}

it('a stream that our database was away for gives its tickets back, whoever finds that first', async () => {
  const scene = await afterAnOutage();
  await heard(scene.id, 40 * SECOND_MS);
  expect(await over(scene)).toBe(100);
  expect(await over(await afterAnOutage())).toBe(100);
});

it('one that went on after it and was left by its host later does not', async () => {
  const scene = await afterAnOutage();
  await heard(scene.id, 400);
  harness.clock.advance(3 * SECOND_MS);
  await heard(scene.id, 400);
  for (let ms = 0; ms < 32 * SECOND_MS; ms += 4 * SECOND_MS) {
    harness.clock.advance(4 * SECOND_MS);
    await heard(scene.id, ms + 4 * SECOND_MS);
  }
  expect(await over(scene)).toBe(60);
});
