import type { CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Days } from '../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { readApprovers } from '../accounts/index.ts';
import { presentAvailable, readAvailable } from '../earnings/index.ts';
import { readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { readWithheld } from '../tax/index.ts';
import { availableOf, type Bucket, type PayoutStatus, usableAt, whyNotRequest } from './payout.ts';
import {
  findAccount,
  hasWaiting,
  listByStatus,
  listOfCreator,
  type SealedAccount,
} from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { presentOwnPayout, presentRequest } from './present-payout.ts';
import { readInstant } from './read-instant.ts';
import { readRisk } from './read-risk.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** A creator's payouts, newest first, with what may be asked for now. @throws AppError `validation_failed` for a foreign cursor */
export async function listPayouts(
  deps: PayoutsDeps,
  creatorId: string,
  query: Page,
  language: Language,
): Promise<CallResponse<Calls['listPayouts']>> {
  checkIdCursor(query.cursor);
  const [rows, earnings, affiliate, settings, account] = await Promise.all([
    listOfCreator(deps.db, creatorId, { limit: query.limit + 1, before: query.cursor }),
    readAvailable(deps.db, deps.clock, creatorId),
    readFigures(deps.db, availableOf('affiliate', creatorId)),
    readSettings(deps.db),
    findAccount(deps.db, creatorId),
  ]);
  const { shown, next_cursor } = pageById(rows, query.limit);
  const ask = { creatorId, account, settings };
  const { available_balance, ...held } = presentAvailable(earnings);
  return {
    payouts: shown.map((row) => presentOwnPayout(deps, row, language)),
    ...held,
    available: {
      earnings: available_balance,
      affiliate: pesosFromCentavos(affiliate.balance),
    },
    withheld: pesosFromCentavos(
      await readWithheld(deps.db, { creatorId, centavos: earnings.available, at: deps.clock.now() }),
    ),
    minimum: pesosFromCentavos(settings.payout_min_centavos),
    instant: await showInstant(
      deps,
      ask,
      { earnings: earnings.available, affiliate: affiliate.balance },
      language,
    ),
    next_cursor,
  };
}

/** What of each bucket may leave at once, what that costs, and why not; null where nobody sends payouts (P601). */
async function showInstant(
  deps: PayoutsDeps,
  ask: Parameters<typeof readInstant>[2] & { account: SealedAccount | undefined },
  available: Record<Bucket, number>,
  language: Language,
): Promise<CallResponse<Calls['listPayouts']>['instant']> {
  if (deps.payoutSender === null) return null;
  const [{ limitCentavos, leftCentavos, feeCentavos, refusalOf }, earningsWait, affiliateWaits] =
    await Promise.all([
      readInstant(deps, deps.db, ask),
      hasWaiting(deps.db, ask.creatorId, 'earnings'),
      hasWaiting(deps.db, ask.creatorId, 'affiliate'),
    ]);
  if (limitCentavos === 0) return null;
  const { account, settings } = ask;
  const every = {
    minimum: settings.payout_min_centavos,
    isSetUp: account !== undefined,
    usableAt: usableAt(account, deps.clock.now()),
  };
  // What refuses every payout refuses one at once as well, and first (P244, P601).
  const whyNot = (centavos: number, isWaiting: boolean) =>
    (whyNotRequest({ ...every, centavos, isWaiting })?.detail ?? refusalOf(centavos))?.(language) ?? null;
  return {
    daily_limit: pesosFromCentavos(limitCentavos),
    left_today: pesosFromCentavos(leftCentavos),
    fee: pesosFromCentavos(feeCentavos),
    why_not: {
      earnings: whyNot(available.earnings, earningsWait),
      affiliate: whyNot(available.affiliate, affiliateWaits),
    },
  };
}

/** Payouts in one state as one of the staff sees them, of one bucket where it is named, the longest waiting first. @throws AppError `validation_failed` for a foreign cursor */
export async function listPayoutRequests(
  deps: PayoutsDeps,
  viewerId: string,
  query: Page & Days & { status: PayoutStatus; bucket?: Bucket | undefined },
  language: Language,
): Promise<CallResponse<Calls['listPayoutRequests']>> {
  checkIdCursor(query.cursor);
  const [rows, risk, approvers] = await Promise.all([
    listByStatus(deps.db, query, { limit: query.limit + 1, after: query.cursor, days: query }),
    readRisk(deps.db, deps.clock),
    readApprovers(deps.db, 'payouts', viewerId),
  ]);
  const { shown, next_cursor } = pageById(rows, query.limit);
  return {
    payout_requests: shown.map((row) => presentRequest(row, approvers, language)),
    risk,
    next_cursor,
  };
}
