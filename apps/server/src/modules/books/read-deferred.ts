import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { DAY_MS } from '../../platform/durations.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import type { BooksDeps } from './books-deps.ts';
import { daysAsked } from './days-asked.ts';
import { sumDeferred } from './deferred.queries.ts';

/** What was paid ahead for subscriptions at the end of a Philippine day (P773). @param asked today where no day is named */
export async function readDeferred(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  asked: CallInput<Calls['getDeferred']>['query'],
): Promise<CallResponse<Calls['getDeferred']>> {
  const { to: on } = daysAsked(clock.now(), { to: asked.on });
  const row = await sumDeferred(db, new Date(dawnOf(on).getTime() + DAY_MS));
  return {
    on,
    charges: row.charges,
    worth: pesosFromCentavos(row.worth),
    creators: pesosFromCentavos(row.creators),
    referrers: pesosFromCentavos(row.referrers),
    platform: pesosFromCentavos(row.platform),
  };
}
