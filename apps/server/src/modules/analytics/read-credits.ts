import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Days } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { lastDays } from '../earnings/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { sumDays } from './days.queries.ts';
import { keepDays, WHILE_WAITING } from './keep-days.ts';
import { listRateChangeRows } from './rate-history.queries.ts';

const RECENT_DAYS = 7;
const EVER = '0001-01-01';

/** The four figures of the credit system: what people hold from the books, the rest from the days that are kept. */
export async function readCreditStats(deps: BaseDeps): Promise<CallResponse<Calls['getCreditStats']>> {
  await keepDays(deps, WHILE_WAITING);
  const [from = EVER] = lastDays(deps.clock.now(), RECENT_DAYS);
  const [issuer, ever, recent] = await Promise.all([
    readFigures(deps.db, accounts.creditIssuer),
    sumDays(deps.db, EVER),
    sumDays(deps.db, from),
  ]);
  return {
    total_credits_in_circulation: 0 - issuer.balance,
    total_credits_purchased: ever.credits_purchased,
    total_credits_spent: ever.credits_spent,
    recent_purchases_7d: recent.purchases,
  };
}

/** Changes of the rate, the newest first. @throws AppError `validation_failed` for a foreign cursor */
export async function listRateChanges(
  deps: BaseDeps,
  query: Days & { limit: number; cursor?: string | undefined },
): Promise<CallResponse<Calls['listRateChanges']>> {
  checkIdCursor(query.cursor);
  const rows = await listRateChangeRows(deps.db, {
    limit: query.limit + 1,
    before: query.cursor,
    days: query,
  });
  const { shown, next_cursor } = pageById(rows, query.limit);
  return {
    rate_changes: shown.map((row) => ({
      id: row.id,
      changed_at: row.changed_at.toISOString(),
      changed_by: row.changed_by,
      php_before: pesosFromCentavos(row.centavos_before),
      php_after: pesosFromCentavos(row.centavos_after),
      credits_in_circulation: row.credits_in_circulation,
      revalued: pesosFromCentavos(row.credits_in_circulation * (row.centavos_after - row.centavos_before)),
    })),
    next_cursor,
  };
}
