import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../../test/factory.ts';
import type { Harness } from '../../../test/harness.ts';
import { accounts, type Entry, sealBooks } from '../ledger/index.ts';
import { addUpDays } from './add-up-days.ts';

/** Seals all that is there and adds it to its days, as runs of the job do. Transactions of other tests keep a mark from being safe for a while. */
export async function addUpAll({ deps }: Harness): Promise<void> {
  const { last } = await deps.db
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const reach = () => deps.db.selectFrom('book_reach').select('until_posting').executeTakeFirstOrThrow();
  while ((await reach()).until_posting < (last ?? 0)) {
    await sealBooks(deps);
    await addUpDays(deps.lawsDb);
    await pause(20);
  }
}

/** Sessions rest for a month at most: whoever comes back after that signs in again. */
export async function signedIn({ deps }: Harness, { id }: { id: string }): Promise<Person['headers']> {
  return { authorization: `Bearer ${(await deps.sessions.start(deps.db, id)).bearer}` };
}

/** What of the staff was done last, as the record has it. */
export function newestAct({ deps }: Harness) {
  return deps.db.selectFrom('admin_actions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** An entry that no purchase, sale or payout is behind: the clock says when it is of, whoever writes it says when it is written. */
export function entryOfNobody(
  id: string,
  postings: Entry['postings'] = [
    { from: accounts.platformPromotions, to: accounts.providerClearing('paypal'), amount: 100 },
  ],
  { centavosPerCredit, settingsVersion } = { centavosPerCredit: 100, settingsVersion: 1 },
): Entry {
  return {
    reason: 'clawback',
    key: `clawback:${id}`,
    actor: { type: 'system' },
    subject: { type: 'clawback', id },
    correlationId: id,
    centavosPerCredit,
    settingsVersion,
    details: {},
    valueCentavos: 100,
    postings,
  };
}
