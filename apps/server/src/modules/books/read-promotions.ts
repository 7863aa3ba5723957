import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BooksDeps } from './books-deps.ts';
import { daysAsked } from './days-asked.ts';
import { inSnapshot } from './overview.queries.ts';
import { CAUSES, listCauses } from './promotions.queries.ts';

/** What promotions paid for over some days (P754), together what the trial balance says of them. @param asked as of the trial balance */
export async function readPromotions(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  asked: CallInput<Calls['getPromotions']>['query'],
): Promise<CallResponse<Calls['getPromotions']>> {
  const { from, to } = daysAsked(clock.now(), asked);
  const rows = await inSnapshot(db, (tx) => listCauses(tx, { from, to }));
  const costOf = new Map(rows.map(({ cause, cost }) => [cause, cost]));
  const causes = CAUSES.map((cause) => ({ cause, cost: pesosFromCentavos(costOf.get(cause) ?? 0) }));
  const total = rows.reduce((sum, { cost }) => sum + cost, 0);
  return { from, to, causes: causes.filter(({ cost }) => cost !== 0), total: pesosFromCentavos(total) };
}
