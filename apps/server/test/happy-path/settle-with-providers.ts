import { matchReports } from '../../src/modules/settlements/match/match-reports.ts';
import { payPalCsv } from '../../src/modules/settlements/report/reports.fixture.ts';
import { sendForm } from '../forms.ts';
import type { HappyPath } from './happy-path.ts';

/** A report of settlement comes, what arrived is said, and what does not agree is taken off the list. */
export async function settleWithProviders({ harness, people, answers, done }: HappyPath): Promise<void> {
  const content = Buffer.from(payPalCsv([{ id: 'CAP-OF-NOBODY', amount: 10_000 }]));
  const form = { files: [{ field: 'file', content }] };
  const answer = await sendForm(harness, people.admin.headers, form, '/api/admin/settlements');
  answers.set('importSettlement', answer.json());
  await matchReports(harness.deps);
  const { settlements } = await done('listSettlements', { query: {} });
  await done('confirmSettlement', { params: { id: settlements[0].id } });
  await done('takeSettlementBack', { params: { id: settlements[0].id } });
  const { items } = await done('listSettlementItems', { query: {} });
  await done('resolveSettlementItem', { body: { type: 'row', id: items[0].id, reason: 'Of another shop' } });
}
