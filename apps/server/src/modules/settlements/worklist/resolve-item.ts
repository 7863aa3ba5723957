import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { bookReportedFee } from '../../credits/index.ts';
import { lockReport } from '../confirm/confirm.queries.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { findPurchaseOf, hasResolution, keepResolution, lockRow, lockUnsettled } from './worklist.queries.ts';

export type ItemType = 'row' | 'capture' | 'difference';

export interface Resolving {
  type: ItemType;
  /** Of the row, of the attempt that was captured, of the report. */
  id: string;
  /** Why it may leave the list. */
  reason: string;
  /** Of a row whose fee is another: what the report says is booked. */
  booksFee: boolean;
  adminId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Takes something off the work list, with a reason and on record (P753). Nothing moves in the books but a fee that the report knows
 * better.
 * @throws AppError `settlement_not_found`; `settlement_resolved` for what is off the list already; `validation_failed` where there is no
 * fee to book
 */
export async function resolveItem(deps: SettlementsDeps, resolving: Resolving): Promise<void> {
  const { type, id, reason, booksFee, adminId, from } = resolving;
  await inTransaction(deps.moneyDb, async (tx) => {
    if (booksFee && type !== 'row') throw noFee();
    const before = await LOOKS[type](tx, id);
    if (!before) throw new AppError('settlement_not_found');
    if (before.isResolved) throw new AppError('settlement_resolved');
    if (booksFee) await bookFee(deps, tx, id);
    const resolved_at = deps.clock.now();
    await keepResolution(tx, {
      id: deps.ids.next(),
      row_id: type === 'row' ? id : null,
      attempt_id: type === 'capture' ? id : null,
      report_id: type === 'difference' ? id : null,
      action: booksFee ? 'fee_booked' : 'explained',
      reason,
      resolved_by: adminId,
      resolved_at,
    });
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: booksFee ? 'settlement.book_fee' : 'settlement.resolve',
      subject: { type: 'settlement', id },
      before: { what: type, problem: before.problem },
      after: { reason },
      from,
    });
  });
}

interface Looked {
  isResolved: boolean;
  problem: string;
}

/** Each kind of item, held until the transaction ends; null where nothing waits under this id. */
const LOOKS: Readonly<Record<ItemType, (tx: Tx, id: string) => Promise<Looked | null>>> = {
  row: async (tx, id) => {
    const row = await lockRow(tx, id);
    return row?.problem ? { isResolved: row.resolved_at !== null, problem: row.problem } : null;
  },
  capture: async (tx, id) => {
    const capture = await lockUnsettled(tx, id);
    return capture ? { isResolved: capture.resolved_at !== null, problem: 'unnamed' } : null;
  },
  difference: async (tx, id) => {
    const report = await lockReport(tx, id);
    if (report?.status !== 'confirmed' || report.arrived_centavos === report.expected_centavos) return null;
    return { isResolved: await hasResolution(tx, id), problem: 'arrived' };
  },
};

async function bookFee(deps: SettlementsDeps, tx: Tx, id: string): Promise<void> {
  const row = await lockRow(tx, id);
  if (row?.problem !== 'fee' || row.kind !== 'capture' || row.our_id === null || row.fee_centavos < 0)
    throw noFee();
  const { purchase_id: purchaseId, provider, capture_id: captureId } = await findPurchaseOf(tx, row.our_id);
  const isBooked = await bookReportedFee(deps, tx, {
    provider,
    captureId: captureId ?? '',
    purchaseId,
    feeCentavos: row.fee_centavos,
  });
  if (!isBooked) throw noFee();
}

function noFee(): AppError {
  return new AppError('validation_failed', {
    detail: (language) => settlementsTexts[language].noFee,
    errors: { book_fee: (language) => settlementsTexts[language].noFee },
  });
}
