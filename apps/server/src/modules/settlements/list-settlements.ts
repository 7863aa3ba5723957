import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { providerNames, reportingProviders } from '../../providers/payments/payment-provider.ts';
import { type Approvers, readApprovers } from '../accounts/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { listReportRows, type ReportListRow } from './settlements.queries.ts';

type Listed = CallResponse<Calls['listSettlements']>;
export type Settlement = Listed['settlements'][number];

/** Reports of settlement as one of the staff sees them, the newest first, and what each provider has of ours. @throws AppError `validation_failed` for a foreign cursor */
export async function listSettlements(
  { db }: BaseDeps,
  viewerId: string,
  { limit, cursor, ...days }: CallInput<Calls['listSettlements']>['query'],
): Promise<Listed> {
  checkIdCursor(cursor);
  const { shown, next_cursor } = pageById(
    await listReportRows(db, { limit: limit + 1, before: cursor, days }),
    limit,
  );
  const approvers = await readApprovers(db, 'settlements', viewerId);
  const clearing = await Promise.all(
    providerNames.map(async (provider) => {
      const [clearing, reserve] = await Promise.all([
        readFigures(db, accounts.providerClearing(provider)),
        readFigures(db, accounts.providerReserve(provider)),
      ]);
      return {
        provider,
        owed: pesosFromCentavos(0 - clearing.balance),
        reserve: pesosFromCentavos(0 - reserve.balance),
      };
    }),
  );
  // One whose reports are not read is named once it has something of ours.
  const named = clearing.filter(
    ({ provider, owed, reserve }) => owed !== 0 || reserve !== 0 || reportingProviders.includes(provider),
  );
  return { settlements: shown.map((row) => present(row, approvers)), clearing: named, next_cursor };
}

/** One report as it stands. @throws AppError `settlement_not_found` */
export async function readSettlement(db: Queryable, id: string, viewerId: string): Promise<Settlement> {
  const [row] = await listReportRows(db, { limit: 1, id });
  if (!row) throw new AppError('settlement_not_found');
  return present(row, await readApprovers(db, 'settlements', viewerId));
}

function present(row: ReportListRow, approvers: Approvers): Settlement {
  const pesos = (centavos: number | null) => (centavos === null ? null : pesosFromCentavos(centavos));
  return {
    id: row.id,
    provider: row.provider,
    status: row.status,
    rows: row.rows,
    rows_open: row.rows_open,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    uploaded_by: row.uploaded_by_name,
    uploaded_at: row.uploaded_at.toISOString(),
    expected: pesos(row.expected_centavos),
    arrived: pesos(row.arrived_centavos),
    arrived_on: row.arrived_on,
    bank_reference: row.bank_reference,
    confirmed_by: row.confirmed_by_name,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    ...approvers.takesTwo(row.arrived_centavos ?? 0),
    take_back: presentTakeBack(row, approvers),
  };
}

function presentTakeBack(row: ReportListRow, { counts }: Approvers): Settlement['take_back'] {
  const { take_back_by_id: byId, take_back_at: at } = row;
  if (byId === null || at === null) return null;
  return {
    reason: row.take_back_reason ?? '',
    asked_by_id: byId,
    asked_by: row.take_back_by ?? '',
    asked_at: at.toISOString(),
    counts: counts(byId),
  };
}
