import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useThreeAccounts } from '../../../../test/three-accounts.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { purseOf } from '../../clawbacks/clawbacks.fixture.ts';
import { suspendPerson } from '../../enforcement/keep-out-person.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { changeSettings } from '../../settings/change-settings.ts';

/** Fake: who carries streams, the clock. Real: the calls, the books, the laws, the queue and its workers. */
const { harness, call, plan, start, hand, isPaidOut, worked } = useThreeAccounts();

/** A stream in an hour, whose host was paid out what its one ticket brought. */
async function sold() {
  const { creator } = await hand();
  const fan = await harness.factory.fan({ credits: 1000 });
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 1000, scheduled_at });
  expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
  await isPaidOut(creator);
  return { creator, fan, id };
}

async function runs(creator: Person, id: string): Promise<void> {
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
}

async function suspends({ id }: Person): Promise<void> {
  const admin = await harness.factory.admin();
  const judge = { id: admin.id, from: '127.0.0.1' };
  await inTransaction(harness.deps.db, (tx) =>
    suspendPerson(harness.deps, tx, judge, { userId: id, reason: 'So', days: 3 }),
  );
}

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

/** What its host owes once the ticket is back. */
async function owes({ creator, fan }: { creator: Person; fan: Person }): Promise<number> {
  await worked();
  expect(await balanceOf(fan)).toBe(1000);
  return (await purseOf(harness, creator)).owed;
}

describe('a host whose stream was none (P1066)', () => {
  it('owes their share and what their referrer got, where they called it off', async () => {
    const scene = await sold();
    await call('POST', `/live/${scene.id}/end`, scene.creator);
    expect(await owes(scene)).toBe(80_000);
  });

  it('owes nothing where staff cut it', async () => {
    const scene = await sold();
    await runs(scene.creator, scene.id);
    const moderator = await harness.factory.admin();
    const cut = await call('POST', `/admin/live/${scene.id}/cut`, moderator, { reason: 'Not named' });
    expect(cut.statusCode).toBeLessThan(300);
    expect(await owes(scene)).toBe(0);
  });

  it('owes nothing where it was lost with whoever carried it', async () => {
    const scene = await sold();
    await runs(scene.creator, scene.id);
    // Nobody has heard of it since.
    harness.clock.advance(HOUR_MS);
    expect(await owes(scene)).toBe(0);
  });

  it('owes nothing where a suspension kept them from it, but where it was over by then', async () => {
    const kept = await sold();
    await suspends(kept.creator);
    harness.clock.advance(2 * HOUR_MS);
    expect(await owes(kept)).toBe(0);
    const free = await sold();
    await suspends(free.creator);
    const admin = await harness.factory.admin();
    const lifted = await call('POST', `/admin/users/${free.creator.id}/lift`, admin, { reason: 'So' });
    expect(lifted.statusCode).toBe(200);
    harness.clock.advance(DAY_MS);
    expect(await owes(free)).toBe(80_000);
  });

  it('owes all of it whatever the setting says', async () => {
    const admin = await harness.factory.admin();
    const settings = harness.deps.db.selectFrom('platform_settings').select('version');
    const { version } = await settings.executeTakeFirstOrThrow();
    const by = { id: admin.id, from: '127.0.0.1' };
    await changeSettings(harness.deps, by, { version, restitution_creator_percentage: 10 });
    const scene = await sold();
    await call('POST', `/live/${scene.id}/end`, scene.creator);
    expect(await owes(scene)).toBe(80_000);
  });
});
