import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { lookAfterStream } from '../streams/end-live.ts';
import { keepStreams } from '../watching/keep-streams.ts';

/** Fake: who carries streams, the clock. Real: the books, the queue and its workers. */
const { harness, engine, call, plan, start, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const given = () =>
  workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket', 'live.tell']);
const buy = (person: Person, id: string) => call('POST', `/live/${id}/ticket`, person, {});

async function planned() {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
  return { creator, fan, id };
}

/** At the time that was said. */
const begin = async (id: string, creator: Person) => {
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
};

describe('a ticket of a stream that was long', () => {
  it.each([
    ['host', 'is over'],
    ['lost', 'is lost by its host'],
  ] as const)(
    'comes back where less than two minutes of it were left when it was bought: %s, it %s',
    async (why, _what) => {
      const { creator, fan, id } = await planned();
      const [early, late] = [
        await harness.factory.fan({ credits: 40 }),
        await harness.factory.fan({ credits: 40 }),
      ];
      await buy(fan, id);
      await begin(id, creator);
      harness.clock.advance(HOUR_MS);
      await buy(early, id);
      harness.clock.advance(1);
      await buy(late, id);
      harness.clock.advance(2 * MINUTE_MS - 1);
      expect((await show(late, id)).is_ticket_back).toBe(false);
      // One that is lost was over with its last picture.
      if (why === 'lost') harness.clock.advance(31_000);
      engine.states.set(id, { viewers: 2, silentMs: 31_000 });
      await keepStreams(harness.deps);
      if (why === 'lost') await lookAfterStream(harness.deps, id);
      else await call('POST', `/live/${id}/end`, creator);
      engine.states.delete(id);
      await given();
      await given();
      const people = [fan, early, late];
      expect(await Promise.all(people.map(balanceOf))).toEqual([60, 0, 40]);
      expect(await Promise.all(people.map((person) => show(person, id)))).toMatchObject([
        { ended_why: why, is_ticket_back: false },
        { is_ticket_back: false },
        { is_ticket_back: true },
      ]);
      const told = async (person: Person) =>
        (await call('GET', '/notifications', person))
          .json()
          .notifications.filter(({ kind }: { kind: string }) => kind === 'credits_back');
      expect(await Promise.all(people.map(told))).toMatchObject([[], [], [{ credits: 40 }]]);
    },
  );

  it('is none where its picture was away before two minutes were over, however late that is found', async () => {
    const { creator, fan, id } = await planned();
    await buy(fan, id);
    await begin(id, creator);
    harness.clock.advance(2 * MINUTE_MS + 30_000);
    engine.states.set(id, { viewers: 1, silentMs: 31_000 });
    await keepStreams(harness.deps);
    await lookAfterStream(harness.deps, id);
    engine.states.delete(id);
    await given();
    expect([await show(fan, id), await balanceOf(fan)]).toMatchObject([
      { ended_why: 'lost', is_ticket_back: true },
      100,
    ]);
  });

  it('comes back or is refused where it is bought in the moment of the end, also of a long one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { creator, fan, id } = await planned();
      await begin(id, creator);
      harness.clock.advance(HOUR_MS);
      const [bought] = await Promise.all([buy(fan, id), call('POST', `/live/${id}/end`, creator)]);
      expect([200, 409]).toContain(bought.statusCode);
      await given();
      expect(await balanceOf(fan)).toBe(100);
    }
  });
});
