import { afterAll, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';

/** Fake: who carries streams, the clock, mail. Real: the books, the queue and its workers. */
const { mail, sent } = catchMail();
const { harness, call, plan, start, show } = useLive({ deps: { mail } });

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const given = () =>
  workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket', 'live.tell']);
const emailOf = async ({ id }: Person) =>
  (await harness.deps.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;
const buy = (person: Person, id: string) => call('POST', `/live/${id}/ticket`, person, {});
const block = (who: Person, whom: Person) => call('POST', `/users/${whom.id}/block`, who);
const unblock = (who: Person, whom: Person) => call('DELETE', `/users/${whom.id}/block`, who);

/** A planned stream at 40 credits, and a fan with 100 who has a ticket. */
async function sold() {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
  expect((await buy(fan, id)).statusCode).toBe(200);
  return { creator, fan, id };
}
async function begin(id: string, creator: Person) {
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
}

it('gives a ticket back whose holder is blocked before the stream, once, and nobody else’s', async () => {
  const { creator, fan, id } = await sold();
  const other = await harness.factory.fan({ credits: 40 });
  await buy(other, id);
  await block(creator, fan);
  await block(creator, fan);
  await given();
  expect([await balanceOf(fan), await balanceOf(other)]).toEqual([100, 0]);
  expect(sent.map(({ to, text }) => [to, /not open to you any more\. .*40 credits/.test(text)])).toEqual([
    [await emailOf(fan), true],
  ]);

  // Let in again they keep both, and it does not come back a second time with those of the others.
  await unblock(creator, fan);
  await block(creator, fan);
  await unblock(creator, fan);
  await call('DELETE', `/live/${id}`, creator);
  await given();
  expect([await balanceOf(fan), await balanceOf(other)]).toEqual([100, 40]);
  expect(await show(fan, id)).toMatchObject({ has_ticket: true, is_ticket_back: true });
});

it('gives it back within two minutes of the start or of the purchase, and no later', async () => {
  const { creator, fan, id } = await sold();
  const [early, late] = [
    await harness.factory.fan({ credits: 40 }),
    await harness.factory.fan({ credits: 40 }),
  ];
  await buy(early, id);
  await begin(id, creator);
  harness.clock.advance(2 * MINUTE_MS - 1);
  await block(creator, early);
  harness.clock.advance(1);
  await buy(late, id);
  harness.clock.advance(MINUTE_MS);
  for (const each of [fan, late]) await block(creator, each);
  await given();
  expect(await Promise.all([fan, early, late].map(balanceOf))).toEqual([60, 40, 40]);

  // One that was a stream is theirs who saw it; what a fan blocks of their own is as well.
  await call('POST', `/live/${id}/end`, creator);
  await given();
  expect(await balanceOf(fan)).toBe(60);
});

it('gives nothing back where the fan blocks the host', async () => {
  const { creator, fan } = await sold();
  await block(fan, creator);
  await given();
  expect(await balanceOf(fan)).toBe(60);
});

it('refuses or gives back where one is bought in the moment of the block', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { creator, id } = await sold();
    const fan = await harness.factory.fan({ credits: 40 });
    const [bought] = await Promise.all([buy(fan, id), block(creator, fan)]);
    expect([200, 404]).toContain(bought.statusCode);
    await given();
    expect(await balanceOf(fan)).toBe(40);
  }
});
