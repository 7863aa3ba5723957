import { matchReports } from '../../src/modules/settlements/match/match-reports.ts';
import { payPalCsv } from '../../src/modules/settlements/report/reports.fixture.ts';
import { philippineTime } from '../../src/platform/philippine-time.ts';
import { sendForm } from '../forms.ts';
import type { HappyPath } from './happy-path.ts';
import { withTwo } from './with-two.ts';

/** A report of settlement comes, what arrived is said, and what does not agree is taken off the list. */
export async function settleWithProviders(path: HappyPath): Promise<void> {
  const { harness, people, answers, send, done } = path;
  const content = Buffer.from(payPalCsv([{ id: 'CAP-OF-NOBODY', amount: 10_000 }]));
  const form = { files: [{ field: 'file', content }] };
  const answer = await sendForm(harness, people.admin.headers, form, '/api/admin/settlements');
  answers.set('importSettlement', answer.json());
  await matchReports(harness.deps);
  const { settlements } = await done('listSettlements', { query: {} });
  await done('confirmSettlement', { params: { id: settlements[0].id } });
  const report = { params: { id: settlements[0].id } };
  await withTwo(path, people.admin.headers, async () => {
    await send('takeSettlementBack', report);
    await done('withdrawSettlementTakeBack', report);
  });
  await done('takeSettlementBack', report);
  const { items } = await done('listSettlementItems', { query: {} });
  await fundPayouts(path);
  await done('resolveSettlementItem', { body: { type: 'row', id: items[0].id, reason: 'Of another shop' } });
}

/** What left the bank for payouts is said, and taken back. */
async function fundPayouts(path: HappyPath): Promise<void> {
  const { harness, people, send, done } = path;
  const left_on = philippineTime(harness.clock.now()).slice(0, 10);
  const left = { body: { amount: 97.5, fee: 2.5, left_on, reference: 'InstaPay 0042' } };
  await withTwo(path, people.admin.headers, async () => {
    const { funding } = (await send('sayFunding', left)).json();
    await done('withdrawFunding', { params: { id: funding.id } });
  });
  const { funding } = await done('sayFunding', left);
  await done('listFundings', { query: {} });
  await done('takeFundingBack', { params: { id: funding.id } });
}
