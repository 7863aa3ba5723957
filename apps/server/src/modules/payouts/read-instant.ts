import type { Saying } from '@likha/contract';
import type { Queryable } from '../../platform/database/index.ts';
import type { Settings } from '../settings/index.ts';
import { destinationOf } from './destination.ts';
import { readStanding } from './instant.queries.ts';
import { isSameName, whyNotInstant } from './instant.ts';
import { openAccount } from './payout-account.ts';
import type { SealedAccount } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

interface Asked {
  creatorId: string;
  account: Pick<SealedAccount, 'sealed'> | undefined;
  settings: Settings;
}

export interface Instant {
  /** Why so many centavos need an approval; null where they may leave at once. */
  refusalOf(centavos: number): Saying | null;
  limitCentavos: number;
  /** Of today's limit. */
  leftCentavos: number;
  feeCentavos: number;
}

/** What a creator may be paid at once, and what that costs (P601); looked up once for any amount. */
export async function readInstant(
  deps: PayoutsDeps,
  db: Queryable,
  { creatorId, account, settings }: Asked,
): Promise<Instant> {
  const standing = await readStanding(db, { creatorId, now: deps.clock.now() });
  const verifiedName = standing.verified_name ?? '';
  const destination = account && destinationOf(openAccount(deps, account.sealed), verifiedName);
  const limitCentavos = deps.payoutSender === null ? 0 : settings.payout_instant_daily_centavos;
  const feeCentavos = settings.payout_instant_fee_centavos;
  const facts = {
    isSent: deps.payoutSender !== null,
    isReached: destination === undefined || (deps.payoutSender?.reaches(destination) ?? false),
    isNameVerified: destination?.method !== 'bank' || isSameName(destination.holder, verifiedName),
    isPaused: standing.is_paused,
    hasOpenDispute: standing.has_open_dispute,
    owesCentavos: standing.owes_centavos,
    limitCentavos,
    usedTodayCentavos: standing.used_today,
    feeCentavos,
  };
  return {
    refusalOf: (centavos) => whyNotInstant({ ...facts, centavos }),
    limitCentavos,
    leftCentavos: Math.max(0, limitCentavos - standing.used_today),
    feeCentavos,
  };
}
