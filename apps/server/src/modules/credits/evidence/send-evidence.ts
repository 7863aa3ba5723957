import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { slowLook } from '../settle/purchase.ts';
import {
  claimEvidence,
  type EvidenceToClaim,
  listFilesToSend,
  markRefused,
  markSent,
  postponeSending,
} from './sending.queries.ts';

/** One after the other: each has up to twenty megabytes. */
const AT_ONCE = 3;
/** Longer than sending so many takes at the most: whoever claimed one is done with it or gone by then. */
const CLAIM_MS = 5 * 60_000;
const MOST_CHARACTERS = 500;

/**
 * Sends, outside of any transaction, the evidence that staff asked to be sent (P490). Safe to repeat at any point: the provider is
 * asked first what it has. What it does not answer is sent again, ever more slowly; what it refuses is staff's to change again.
 */
export async function sendEvidence(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimEvidence(deps.db, { provider, now, until, limit: AT_ONCE });
  for (const evidence of due) await sendOne(deps, provider, evidence);
}

async function sendOne(deps: CreditsDeps, provider: ProviderName, evidence: EvidenceToClaim): Promise<void> {
  const { id } = evidence;
  try {
    await hand(deps, provider, evidence);
  } catch (error) {
    const isRefusal = error instanceof ProviderError && !error.retryable;
    deps.log.warn({ err: error, evidence_id: id }, 'evidence of a dispute was not taken');
    // What went wrong within is for the log alone.
    const problem = error instanceof ProviderError ? error.message.slice(0, MOST_CHARACTERS) : '';
    const now = deps.clock.now();
    if (isRefusal) return markRefused(deps.db, id, { problem, now });
    return postponeSending(deps.db, id, { problem, nextCheckAt: slowLook(evidence.checks - 1, now) });
  }
  await markSent(deps.db, id, deps.clock.now());
}

async function hand(
  deps: CreditsDeps,
  provider: ProviderName,
  { id, provider_dispute_id: disputeId, text }: EvidenceToClaim,
): Promise<void> {
  const { provideEvidence } = deps.payments[provider];
  if (provideEvidence === null)
    throw new ProviderError('rejected', `${provider}: takes no evidence by a call`, { retryable: false });
  const rows = await listFilesToSend(deps.db, id);
  const files = rows.map(({ id: fileId, type, sealed }) => {
    const isPdf = type === 'application/pdf';
    return {
      name: `evidence-${fileId}.${isPdf ? 'pdf' : 'jpg'}`,
      type: isPdf ? ('application/pdf' as const) : ('image/jpeg' as const),
      content: deps.evidenceCipher.open(sealed),
    };
  });
  await provideEvidence({ disputeId, notes: text, files });
}
