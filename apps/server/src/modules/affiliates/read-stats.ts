import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { philippineDay } from '../accounts/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import {
  findCounts,
  listEarnings,
  listReferred,
  type ReferredRow,
  sumCommissions,
} from './affiliates.queries.ts';
import { referralStatus } from './referral-status.ts';

type Stats = CallResponse<Calls['getAffiliateStats']>;

const REFERRED_SHOWN = 100;
const EARNINGS_SHOWN = 20;

/** What a creator's referral link brought: clicks, creators, and commission from their sales. */
export async function readStats(deps: BaseDeps, affiliateId: string): Promise<Stats> {
  const { db, clock } = deps;
  const now = clock.now();
  const [settings, counts, held, payable, referred, thisYear, earnings] = await Promise.all([
    readSettings(db),
    findCounts(db, affiliateId),
    readFigures(db, accounts.affiliateHeld(affiliateId)),
    readFigures(db, accounts.affiliatePayable(affiliateId)),
    listReferred(db, affiliateId, REFERRED_SHOWN),
    sumCommissions(db, affiliateId, startOfYear(now)),
    listEarnings(db, affiliateId, EARNINGS_SHOWN),
  ]);
  const ytd = new Map(thisYear.map(({ creator_id, centavos }) => [creator_id, centavos]));
  return {
    username: counts.username,
    clicks: counts.clicks,
    conversions: counts.referred,
    referral_count: counts.referred,
    total_earnings: pesosFromCentavos(held.turnover_in),
    current_earnings: pesosFromCentavos(held.balance + payable.balance),
    on_hold: pesosFromCentavos(held.balance),
    available: pesosFromCentavos(payable.balance),
    ytd_total: pesosFromCentavos([...ytd.values()].reduce((sum, centavos) => sum + centavos, 0)),
    referred_creators: referred.map((row, index) => ({
      no: index + 1,
      ytd_total: pesosFromCentavos(ytd.get(row.id) ?? 0),
      ...presentReferred(row, settings, now),
    })),
    recent_referrals: earnings.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      referred_user_id: row.referred_user_id,
      transaction_id: row.subject_id,
      earning_amount: pesosFromCentavos(row.centavos),
      earning_type: row.reason,
    })),
  };
}

function presentReferred(row: ReferredRow, settings: Settings, now: Date) {
  const { username, created_at: joinedAt, earned_centavos: earnedCentavos } = row;
  const status = referralStatus({ joinedAt, earnedCentavos }, settings, now);
  return {
    username,
    date_joined: joinedAt.toISOString(),
    commission_earned: pesosFromCentavos(earnedCentavos),
    cap_remaining: pesosFromCentavos(Math.max(0, settings.affiliate_cap_centavos - earnedCentavos)),
    status,
    commission_active: status === 'active',
  };
}

/** The first moment of the Philippine calendar year. */
function startOfYear(now: Date): Date {
  return dawnOf(`${philippineDay(now).slice(0, 4)}-01-01`);
}
