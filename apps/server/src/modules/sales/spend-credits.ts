import type { BaseDeps } from '../../platform/base-deps.ts';
import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { recordSale } from '../earnings/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { refuseSpending, spendingBounds } from '../spending/index.ts';
import { heldCredits } from './held-credits.queries.ts';
import { heldBack, tooFew } from './refusals.ts';
import { saleEntry } from './sale-entry.ts';
import type { Spend } from './spend.ts';
import { isReferralActive, percentOf, type Split, splitSpend } from './split.ts';
import { takeReferral } from './take-referral.ts';

export interface SalesDeps extends BaseDeps {
  ledger: Ledger;
}

/**
 * The one way in which a fan's credits become somebody's money (P13): takes the credits, divides what they are worth,
 * counts it for the creator's day and the referrer's cap; all in the caller's transaction, which has shared the rate. The
 * rows of the subject, of the day and of the entry travel together: house rows are held for one trip and the commit.
 * @returns the credits left in the wallet
 * @throws AppError `insufficient_credits`; `credits_held` where a refund request holds them (P291), `spending_limit_reached` and `cooling_off` by what the fan set (P690); TransactionConflict when somebody made the subject meanwhile: look again
 */
export async function spendCredits(deps: SalesDeps, tx: Tx, spend: Spend): Promise<number> {
  const { terms, stripe } = spend;
  const now = deps.clock.now();
  const valueCentavos = spend.credits * terms.centavos_per_credit;
  const split = await divide(tx, spend, valueCentavos, now);
  const day = recordSale({ creatorId: terms.creator_id, centavos: split.creatorCentavos, now, stripe });
  const wallet = accounts.fanWallet(spend.fanId);
  const ahead = [
    spend.claim,
    day,
    ...heldCredits(wallet, spend.fanId),
    ...spendingBounds(wallet, spend.fanId, now),
  ] as const;
  const result = await deps.ledger.post(tx, saleEntry(spend, valueCentavos, split), ahead);
  if (result.ahead[0].length === 0)
    throw new TransactionConflict(`${spend.subject.type} was made by another transaction`);
  const [, , , , bounds, pauses] = result.ahead;
  if (result.kind === 'posted' && result.isReplay) throw paidBefore(spend);
  refuseSpending(spend.credits, bounds, pauses[0]?.ends_at ?? null);
  if (result.kind === 'insufficient_funds') throw refusalFor(result, wallet, spend);
  const left = result.balances.get(wallet) ?? 0;
  const [held] = result.ahead[3];
  if (held && left < held.credits) throw heldBack(held, left + spend.credits - held.credits);
  return left;
}

/** Its subject is new, so its key cannot be: whoever sees it again would get something for nothing. */
const paidBefore = ({ subject }: Spend) => new Error(`${subject.type} ${subject.id} was paid for before`);

async function divide(tx: Tx, { terms, stripe }: Spend, valueCentavos: number, now: Date): Promise<Split> {
  const rule = { creatorPercent: terms.creator_percent, affiliatePercent: terms.affiliate_percent };
  const referral = {
    startedAt: terms.creator_since,
    validityMonths: terms.affiliate_validity_months,
    minTransactionCentavos: terms.affiliate_min_transaction_centavos,
  };
  if (!terms.affiliate_id || !isReferralActive(referral, valueCentavos, now))
    return splitSpend(valueCentavos, rule, 0);
  const wanted = percentOf(valueCentavos, rule.affiliatePercent);
  return splitSpend(valueCentavos, rule, await takeReferral(tx, terms, wanted, stripe));
}

function refusalFor(
  short: { account: string; missing: number; balance: number },
  wallet: string,
  { credits, subject, use }: Spend,
): Error {
  if (short.account !== wallet)
    return new Error(`the books cannot pay a sale: ${short.account} lacks ${short.missing}`);
  return tooFew(use ?? subject.type, credits, short.balance);
}
