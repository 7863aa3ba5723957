import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BooksDeps } from './books-deps.ts';
import { dayAsked } from './days-asked.ts';
import { findRateAt, type LotSource, sumLots } from './lots.queries.ts';
import { inSnapshot } from './overview.queries.ts';

const SOURCES: readonly LotSource[] = ['bought', 'bonus', 'given', 'returned'];

/** Where the credits in circulation at the end of a Philippine day came from (P760). @param asked today where no day is named */
export async function readLots(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  asked: CallInput<Calls['getLots']>['query'],
): Promise<CallResponse<Calls['getLots']>> {
  const { on, end } = dayAsked(clock.now(), asked.on);
  const { rows, rate } = await inSnapshot(db, async (tx) => ({
    rows: await sumLots(tx, end),
    rate: await findRateAt(tx, end),
  }));
  const lots = SOURCES.flatMap((source) => rows.filter((row) => row.source === source));
  return {
    on,
    credits: lots.reduce((total, { credits }) => total + credits, 0),
    lots: lots.map(({ source, credits, paid, over_a_year }) => ({
      source,
      credits,
      worth: pesosFromCentavos(credits * rate),
      paid: pesosFromCentavos(paid),
      over_a_year,
    })),
  };
}
