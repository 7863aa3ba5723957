import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';

/** Fake: who carries streams. */
const { harness, call, running } = useLive();

const say = (person: Person, id: string) =>
  call('POST', `/live/${id}/chat`, person, { client_id: harness.deps.ids.next(), text: 'Uy' });
const tip = (person: Person, id: string) =>
  call('POST', `/live/${id}/tips`, person, { credits: 5, message: 'Uy' });
const block = (one: Person, other: Person) => call('POST', `/users/${other.id}/block`, one);

/** What is answered to who writes while the stream's row is held, and something else happens before it is let go. */
async function meanwhile(
  id: string,
  write: () => ReturnType<typeof say>,
  happens: (tx: Tx) => Promise<unknown>,
) {
  return await inTransaction(harness.deps.db, async (tx) => {
    await lockStream(tx, id);
    const writing = write();
    await expect.poll(() => lockWaiters(harness, 'live_streams')).toBe(1);
    await happens(tx);
    return { writing };
  }).then(({ writing }) => writing);
}

describe.each([
  ['a line', say, ['text']],
  ['a tip with words', tip, ['tip']],
] as const)('%s', (_what, write, [kind]) => {
  it.each(['host', 'fan'] as const)('is not written once the %s has blocked the other', async (who) => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 10 });
    const id = await running(creator);
    const answer = await meanwhile(
      id,
      () => write(fan, id),
      () => (who === 'host' ? block(creator, fan) : block(fan, creator)),
    );
    expect(expectRefusal(answer).code).toBe('live_not_found');
    expect((await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance).toBe(10);
    const { lines } = (await call('GET', `/live/${id}/chat`, creator)).json();
    expect(lines.filter((line: { kind: string }) => line.kind === kind)).toEqual([]);
  });

  it('says nothing once subscribers alone write', async () => {
    const fan = await harness.factory.fan({ credits: 10 });
    const id = await running(await harness.factory.creator());
    const answer = await meanwhile(
      id,
      () => write(fan, id),
      (tx) => updateStream(tx, id, { subscribers_only: true }),
    );
    expect(expectRefusal(answer).code).toBe('subscription_required');
  });
});
