import { REFERRAL_STATEMENT_LINES, type ReferralStatementLineKind } from '@likha/contract/late-limits';
import type { Crossing, CrossingFacts, Statement, StatementForm } from './statement.ts';

const KINDS = new Map(
  Object.entries<ReferralStatementLineKind>({
    unlock: 'commission',
    subscription: 'commission',
    tip: 'commission',
    clawback: 'taken_back',
    restitution: 'taken_back',
    reversal: 'taken_back',
    clawback_return: 'given_back',
    payout_hold: 'payouts_asked',
    payout_return: 'payouts_back',
    payout_fail: 'payouts_back',
    payout_bounce: 'payouts_back',
    debt_settlement: 'debts_paid',
    forfeit: 'forfeited',
  }),
);

/** Which line of a referrer's month a movement of their commission is in (P771). What is released stays theirs, and is in none. */
export function referralKindOf({ reason, is_out }: CrossingFacts): ReferralStatementLineKind {
  const kind = KINDS.get(reason) ?? 'other';
  // What undoes a taking back gives back.
  return kind === 'taken_back' && !is_out ? 'given_back' : kind;
}

export const REFERRAL_FORM: StatementForm<ReferralStatementLineKind> = {
  lines: REFERRAL_STATEMENT_LINES,
  kindOf: referralKindOf,
  withGross: new Set(),
};

export type ReferralStatement = Statement<ReferralStatementLineKind>;

/** What of a month a list shows. */
export function referralTotalsOf({ lines }: Pick<ReferralStatement, 'lines'>): {
  earned: number;
  asked: number;
} {
  const of = (...kinds: ReferralStatementLineKind[]) =>
    lines.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0);
  return { earned: of('commission'), asked: 0 - of('payouts_asked', 'payouts_back') };
}

/** What was on hold when a month began and ended, and what of it was released, from what moved the held pocket alone. */
export function heldOf({ closing, crossings }: { closing: number; crossings: readonly Crossing[] }): {
  opening: number;
  closing: number;
  released: number;
} {
  const change = crossings.reduce((total, { amount }) => total + amount, 0);
  const released = crossings.reduce(
    (total, { reason, amount }) => (reason === 'affiliate_release' ? total - amount : total),
    0,
  );
  return { opening: closing - change, closing, released };
}
