import type { ErrorCode, Saying } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';
import { AppError } from '../../platform/app-error.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { philippineTime } from '../../platform/letter/mail-words.ts';
import { type Actor, accounts, type Entry, posting } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';

export type Bucket = 'earnings' | 'affiliate';
export type PayoutStatus = 'pending' | 'approved' | 'rejected' | 'paid' | 'failed' | 'returned';
export type Decision = 'approve' | 'reject' | 'paid' | 'failed';

/** From which state each decision is possible, where it leads, and how the books call it. */
export const DECISIONS = {
  approve: { from: 'pending', to: 'approved', reason: 'payout_send' },
  reject: { from: 'pending', to: 'rejected', reason: 'payout_return' },
  paid: { from: 'approved', to: 'paid', reason: 'payout_settle' },
  failed: { from: 'approved', to: 'failed', reason: 'payout_fail' },
} as const satisfies Record<Decision, { from: PayoutStatus; to: PayoutStatus; reason: string }>;

/** Which decisions give the money back, and so need a reason that the creator reads. */
export const GIVES_BACK: ReadonlySet<Decision> = new Set(['reject', 'failed']);

/**
 * When an account that was changed can be paid to: a day later (P244), and a day after its person was taken back from a thief who may
 * have changed it (P1031); null where it can be now, and where there is none.
 */
export function usableAt(account: Waiting | undefined, now: Date): Date | null {
  const since = Math.max(account?.changed_at?.getTime() ?? 0, account?.recovered_at?.getTime() ?? 0);
  const at = new Date(since + DAY_MS);
  return at > now ? at : null;
}

interface Waiting {
  changed_at: Date | null;
  recovered_at: Date | null;
}

/** What of a bucket a creator may ask for. */
export function availableOf(bucket: Bucket, creatorId: string) {
  return bucket === 'earnings' ? accounts.creatorPayable(creatorId) : accounts.affiliatePayable(creatorId);
}

interface Booked {
  id: string;
  creatorId: string;
  bucket: Bucket;
  centavos: number;
  /** The platform's part of it once it arrived; 0 unless it was instant. */
  feeCentavos?: number;
  /** What of it is kept for the tax office once it leaves (P783); 0 before, and where nothing is. */
  withheldCentavos?: number;
}

type PayoutReason =
  | 'payout_hold'
  | (typeof DECISIONS)[Decision]['reason']
  | 'payout_bounce'
  | 'payout_withhold'
  | 'payout_withhold_return';

/**
 * How a payout moves through the books (P21): available → held → in flight → out, or back; what arrived may come back (P600). What is
 * withheld of it leaves beside it, by an entry of its own, and comes back with it (P783).
 */
export function payoutEntry(
  reason: PayoutReason,
  payout: Booked,
  by: { actor: Actor; correlationId: string },
  settings: Settings,
): Entry {
  const { id, bucket, centavos, withheldCentavos = 0 } = payout;
  const isOfTax = reason === 'payout_withhold' || reason === 'payout_withhold_return';
  return {
    reason,
    key: `${reason}:${id}`,
    ...by,
    subject: { type: 'payout', id },
    centavosPerCredit: settings.centavos_per_credit,
    settingsVersion: settings.version,
    details: { bucket },
    valueCentavos: isOfTax ? withheldCentavos : centavos,
    postings: movesOf(reason, payout),
  };
}

function movesOf(
  reason: PayoutReason,
  { creatorId, bucket, centavos, feeCentavos = 0, withheldCentavos = 0 }: Booked,
): Entry['postings'] {
  const available = availableOf(bucket, creatorId);
  const held = accounts.creatorHeld(creatorId);
  const inFlight = accounts.payoutsInFlight;
  const out = accounts.providerClearing('payouts');
  const leaving = centavos - withheldCentavos;
  switch (reason) {
    case 'payout_hold':
      return posting(available, held, centavos);
    case 'payout_return':
      return posting(held, available, centavos);
    case 'payout_withhold':
      return posting(held, accounts.withholdingPayable, withheldCentavos);
    case 'payout_withhold_return':
      return posting(accounts.withholdingPayable, available, withheldCentavos);
    case 'payout_send':
      return posting(held, inFlight, leaving);
    case 'payout_fail':
      return posting(inFlight, available, leaving);
    case 'payout_settle':
      return [
        ...posting(inFlight, out, leaving - feeCentavos),
        ...posting(inFlight, accounts.platformRevenue, feeCentavos),
      ];
    case 'payout_bounce':
      return [
        ...posting(out, available, leaving - feeCentavos),
        ...posting(accounts.platformRevenue, available, feeCentavos),
      ];
  }
}

interface RequestFacts {
  /** Another one of the bucket waits for a decision. */
  isWaiting: boolean;
  centavos: number;
  minimum: number;
  isSetUp: boolean;
  /** When an account that was changed may be paid to; null where it may. */
  usableAt: Date | null;
}

/** Why no payout can be asked for, null where one can. The order of these is the product's (P21): too little comes before a missing account. */
export function whyNotRequest(facts: RequestFacts): { code: ErrorCode; detail: Saying } | null {
  if (facts.isWaiting) return { code: 'payout_waits', detail: (language) => payoutsTexts[language].waits };
  if (facts.centavos < facts.minimum)
    return {
      code: 'payout_minimum',
      detail: (language) =>
        payoutsTexts[language].minimum({ pesos: (facts.minimum / 100).toLocaleString(LOCALES[language]) }),
    };
  if (!facts.isSetUp) return { code: 'payout_setup', detail: (language) => payoutsTexts[language].setUp };
  const { usableAt: from } = facts;
  if (from === null) return null;
  return {
    code: 'payout_account_new',
    detail: (language) => payoutsTexts[language].accountNew({ when: philippineTime(from, language) }),
  };
}

/** @throws AppError as `whyNotRequest` */
export function checkRequest(facts: RequestFacts): void {
  const refusal = whyNotRequest(facts);
  if (refusal) throw new AppError(refusal.code, { detail: refusal.detail });
}
