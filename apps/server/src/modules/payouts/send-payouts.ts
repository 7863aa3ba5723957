import { ProviderError } from '../../providers/http/provider-error.ts';
import type {
  Destination,
  PayoutSender,
  SentTransfer,
  Transfer,
} from '../../providers/payouts/payout-sender.ts';
import { destinationOf } from './destination.ts';
import { openAccount } from './payout-account.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { settleTransfer } from './settle-transfer.ts';
import { nextCheck } from './transfer.ts';
import { claimTransfers, type DueTransfer, postponeTransfer } from './transfers.queries.ts';

/** As many as one look asks about; the next is a minute later, or at once when a webhook came. */
const AT_ONCE = 20;
/** Longer than two calls: whoever claimed one is done with it or gone by then. */
const CLAIM_MS = 2 * 60_000;
const MOST_CHARACTERS = 500;
/** For staff. */
const KEPT_BACK = 'not sent: its creator is suspended, banned or not verified';

/**
 * Sends payouts that were approved and asks what became of those that were sent (P600). Safe to repeat and to kill at any point: that
 * one is asked about is written before anything is sent, its id is the key at the sender, and what may have been sent is looked for
 * first. What the sender does not answer is asked again, ever more slowly and without an end.
 */
export async function sendPayouts(deps: PayoutsDeps): Promise<void> {
  const { payoutSender: sender } = deps;
  if (sender === null) return;
  const now = deps.clock.now();
  const claim = { sender: sender.name, now, until: new Date(now.getTime() + CLAIM_MS), limit: AT_ONCE };
  const due = await claimTransfers(deps.moneyDb, claim);
  await Promise.all(due.map((payout) => sendOne(deps, sender, payout)));
}

async function sendOne(deps: PayoutsDeps, sender: PayoutSender, payout: DueTransfer): Promise<void> {
  try {
    const heard = await ask(sender, transferOf(deps, payout), payout);
    if (heard) await settleTransfer(deps, payout, heard);
    else await lookLater(deps, payout, KEPT_BACK);
  } catch (error) {
    deps.log.warn({ err: error, payout_id: payout.id }, 'it is not known yet what became of a payout');
    // What went wrong within is for the log alone.
    const problem = error instanceof ProviderError ? error.message.slice(0, MOST_CHARACTERS) : 'internal';
    await lookLater(deps, payout, problem);
  }
}

async function lookLater(deps: PayoutsDeps, { id, checks }: DueTransfer, problem: string): Promise<void> {
  const now = deps.clock.now();
  const next = nextCheck({ status: 'approved', checks, finishedAt: null }, now) ?? now;
  await postponeTransfer(deps.moneyDb, id, next, problem);
}

/**
 * What may have been sent before is looked for, and only sent where the sender knows of none; null where its creator is kept out by now, as a first
 * try may have failed before they were.
 */
async function ask(
  sender: PayoutSender,
  transfer: Transfer,
  { checks, is_paused: isPaused }: DueTransfer,
): Promise<SentTransfer | null> {
  const known = checks > 0 ? await sender.find(transfer) : null;
  return known ?? (isPaused ? null : sender.send(transfer));
}

function transferOf(deps: PayoutsDeps, payout: DueTransfer): Transfer {
  const destination: Destination = destinationOf(
    openAccount(deps, payout.sealed),
    payout.verified_name ?? '',
  );
  return {
    payoutId: payout.id,
    amountCentavos: payout.centavos - payout.fee_centavos - payout.withheld_centavos,
    destination,
    description: deps.neutralName,
  };
}
