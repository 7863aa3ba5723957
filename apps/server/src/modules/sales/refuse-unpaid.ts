import { sendTogether, type Tx } from '../../platform/database/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { refuseSpending, spendingBounds } from '../spending/index.ts';
import { heldCredits } from './held-credits.queries.ts';
import { heldBack, tooFew, type Use } from './refusals.ts';

interface Wish {
  fanId: string;
  /** Whole credits. */
  credits: number;
  use: Use;
  now: Date;
}

/**
 * Refuses what could not be paid, as `spendCredits` would, before anything else is looked at: where an answer about somebody else must
 * not depend on whether it can be paid (P731). It locks nothing, so the spend looks again.
 * @throws AppError `insufficient_credits`, `credits_held`, `spending_limit_reached`, `cooling_off`
 */
export async function refuseUnpaid(tx: Tx, { fanId, credits, use, now }: Wish): Promise<void> {
  const wallet = accounts.fanWallet(fanId);
  const [, held] = heldCredits(wallet, fanId);
  const [bounds, pauses] = spendingBounds(wallet, fanId, now);
  const { balance } = await readFigures(tx, wallet);
  const answers = await sendTogether(tx, [held, bounds, pauses]);
  refuseSpending(credits, answers[1], answers[2][0]?.ends_at ?? null);
  if (balance < credits) throw tooFew(use, credits, balance);
  const [kept] = answers[0];
  if (kept && balance - credits < kept.credits) throw heldBack(kept, balance - kept.credits);
}
