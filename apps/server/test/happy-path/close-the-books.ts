import { addUpAll } from '../../src/modules/books/books.fixture.ts';
import type { HappyPath } from './happy-path.ts';

/** Finance looks at the books and closes the month, once it is over: nothing that is of its days can come after. */
export async function closeTheBooks({ harness, done }: HappyPath): Promise<void> {
  await done('getBooks');
  await done('getTrialBalance');
  await done('getPromotions');
  await done('getDeferred');
  await done('getLots');
  await done('setWithholdingRule');
  await done('getTax');
  await done('setVatRule');
  await done('getVat');
  const { lines } = await done('listJournal', { query: {} });
  await done('listAccountMovements', { query: { account: 'PHP:deposits' } });
  await done('getEntry', { params: { id: lines[0].entry_id } });
  harness.clock.set('2026-06-30T17:00:00.000Z');
  await addUpAll(harness);
  await done('listBookMonths');
  await done('closeBookMonth', { params: { month: '2026-06' } });
}
