import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { philippineDay, publicMediaUrl } from '../accounts/index.ts';
import { sumDays } from '../analytics/index.ts';
import { countPending } from '../payouts/index.ts';
import { addMonths } from '../sales/index.ts';
import { readSettings } from '../settings/index.ts';
import { countAffiliates, listAffiliateRows } from './records.queries.ts';

const EVER = '0001-01-01';

/** The affiliate program in six figures, as the days are kept (P182). Who brought somebody whose months are not over is active. */
export async function readOverview(deps: BaseDeps): Promise<CallResponse<Calls['getAffiliateOverview']>> {
  const { db, clock } = deps;
  const month = `${philippineDay(clock.now()).slice(0, 7)}-01`;
  const [counts, ever, thisMonth, pending] = await Promise.all([
    countAffiliates(db, await activeSince(deps)),
    sumDays(db, EVER),
    sumDays(db, month),
    countPending(db, 'affiliate'),
  ]);
  return {
    total_affiliates: counts.affiliates,
    active_affiliates: counts.active,
    total_referrals: counts.referrals,
    total_commissions_paid: pesosFromCentavos(ever.affiliate_paid_out_centavos),
    pending_payouts: pending,
    this_month_commissions: pesosFromCentavos(thisMonth.affiliate_centavos),
  };
}

interface Query {
  limit: number;
  cursor?: string | undefined;
  search: string;
}

/** Creators who brought creators, who joined last first. @throws AppError `validation_failed` for a foreign cursor */
export async function listAffiliates(
  deps: BaseDeps,
  { limit, cursor, search, ...days }: Query,
): Promise<CallResponse<Calls['listAffiliates']>> {
  checkIdCursor(cursor);
  const [since, rows] = await Promise.all([
    activeSince(deps),
    listAffiliateRows(deps.db, search, { limit: limit + 1, before: cursor, days }),
  ]);
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    affiliates: shown.map((row) => ({
      id: row.id,
      creator_name: row.full_name,
      avatar: publicMediaUrl(row.avatar_key),
      affiliate_code: row.username,
      total_referrals: row.referrals,
      total_earnings: pesosFromCentavos(row.earned_centavos),
      status: row.last_referral_at > since ? 'active' : 'inactive',
      created_at: row.created_at.toISOString(),
    })),
    next_cursor,
  };
}

/** Whoever came since then is still earned from, by the months that are in force. */
async function activeSince({ db, clock }: BaseDeps): Promise<Date> {
  const { affiliate_validity_months: months } = await readSettings(db);
  return addMonths(clock.now(), -months);
}
