import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { dawnOf } from '../../../platform/philippine-time.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { demandPosted } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { lockReport, markConfirmed } from './confirm.queries.ts';
import { settlementEntry } from './settlement-entry.ts';

export interface Confirming {
  reportId: string;
  /** Whole centavos that the bank shows; 0 where the provider carried it over. */
  arrivedCentavos: number;
  /** A day in the Philippines. */
  arrivedOn: string;
  /** The bank's own name of it. */
  bankReference: string;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Finance saw the money of a report at the bank: what arrived moves from clearing to the bank, once (P752). What differs from the
 * report stands on the work list.
 * @throws AppError `settlement_not_found`, `settlement_matching`, `settlement_confirmed` saying by whom, `validation_failed` for a
 * day that has not come or was over before the report's first row
 */
export async function confirmSettlement(deps: SettlementsDeps, confirming: Confirming): Promise<void> {
  const { reportId, arrivedCentavos, arrivedOn, bankReference, adminId, correlationId, from } = confirming;
  const now = deps.clock.now();
  const dawn = dawnOf(arrivedOn).getTime();
  if (dawn > now.getTime()) throw wrongDay('notYet');
  await inTransaction(deps.moneyDb, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (!report) throw new AppError('settlement_not_found');
    if (report.status === 'matching') throw new AppError('settlement_matching');
    if (report.status === 'confirmed') throw confirmedBy(report.confirmed_by_name);
    if (dawn + DAY_MS <= report.first_at.getTime()) throw wrongDay('beforeReport');
    await markConfirmed(tx, reportId, { arrivedCentavos, arrivedOn, bankReference, adminId, now });
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'settlement.confirm',
      subject: { type: 'settlement', id: reportId },
      after: {
        provider: report.provider,
        expected_centavos: report.expected_centavos,
        arrived_centavos: arrivedCentavos,
        arrived_on: arrivedOn,
        reference: bankReference,
      },
      from,
    });
    if (arrivedCentavos > 0)
      await post(deps, tx, {
        arrivalId: report.arrival_id ?? reportId,
        provider: report.provider,
        arrivedCentavos,
        adminId,
        correlationId,
      });
  });
}

async function post(
  deps: SettlementsDeps,
  tx: Tx,
  arrived: Parameters<typeof settlementEntry>[0],
): Promise<void> {
  await shareRate(tx);
  const result = await deps.ledger.post(tx, settlementEntry(arrived, await readSettings(tx)));
  demandPosted(result, `take arrival ${arrived.arrivalId}`);
}

function confirmedBy(name: string | null): AppError {
  return new AppError('settlement_confirmed', {
    detail: (language) => settlementsTexts[language].confirmedBy({ name: name ?? '' }),
  });
}

function wrongDay(why: 'notYet' | 'beforeReport'): AppError {
  return new AppError('validation_failed', {
    detail: (language) => settlementsTexts[language][why],
    errors: { arrived_on: (language) => settlementsTexts[language][why] },
  });
}
