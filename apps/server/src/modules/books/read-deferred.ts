import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BooksDeps } from './books-deps.ts';
import { dayAsked } from './days-asked.ts';
import { sumDeferred } from './deferred.queries.ts';

/** What was paid ahead for subscriptions at the end of a Philippine day (P773). @param asked today where no day is named */
export async function readDeferred(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  asked: CallInput<Calls['getDeferred']>['query'],
): Promise<CallResponse<Calls['getDeferred']>> {
  const { on, end } = dayAsked(clock.now(), asked.on);
  const row = await sumDeferred(db, end);
  return {
    on,
    charges: row.charges,
    worth: pesosFromCentavos(row.worth),
    creators: pesosFromCentavos(row.creators),
    referrers: pesosFromCentavos(row.referrers),
    platform: pesosFromCentavos(row.platform),
  };
}
