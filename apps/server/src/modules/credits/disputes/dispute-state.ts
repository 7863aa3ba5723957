import type { CaptureAftermath, ProviderDispute } from '../../../providers/payments/payment-provider.ts';

/** How a dispute stands, seen from our side. While it stands, open or lost, its money is not ours. */
export type DisputeState = 'open' | 'won' | 'lost';

/** A dispute with its state decided. */
export type JudgedDispute = Omit<ProviderDispute, 'state'> & { readonly state: DisputeState };

export interface Judgement {
  readonly disputes: readonly JudgedDispute[];
  /** Ids of disputes of ours that the provider names no more, with no word of how they ended: a person has to look. */
  readonly unclear: readonly string[];
  /** A webhook says that it was won, and the provider still says that it is disputed: ask again later. */
  readonly isBehind: boolean;
}

/**
 * How the disputes of a capture stand. The provider's answer counts, and what a webhook said is not listened to. Only where the
 * answer is that a payment is disputed and never how that ends, an authentic webhook names the end: a loss, which moves
 * nothing more, at once; a win when the provider's own answer has stopped calling the payment disputed (P214).
 * @param known disputes that stand in our books
 * @param heard the end that a webhook told of, if one did
 */
export function judgeDisputes(
  { disputes: found, tellsEnds }: Pick<CaptureAftermath, 'disputes' | 'tellsEnds'>,
  known: readonly JudgedDispute[],
  heard: 'won' | 'lost' | null,
): Judgement {
  const said = tellsEnds ? null : heard;
  const named = new Set(found.map(({ disputeId }) => disputeId));
  const gone = known.filter(({ disputeId }) => !named.has(disputeId));
  const lost = new Set(known.flatMap(({ disputeId, state }) => (state === 'lost' ? [disputeId] : [])));
  const judged = found.map((dispute) => ({ ...dispute, state: stateOf(dispute, lost, said) }));
  const ended = said === null ? [] : gone.map((dispute) => ({ ...dispute, state: said }));
  return {
    disputes: [...judged, ...ended],
    unclear: gone.flatMap(({ disputeId, state }) => (said === null && state === 'open' ? [disputeId] : [])),
    isBehind: said === 'won' && found.some(({ state }) => state === 'unsaid'),
  };
}

/** Nothing but a win takes back that a dispute was lost where the provider does not say how it ended. */
function stateOf(
  { disputeId, state }: ProviderDispute,
  lost: ReadonlySet<string>,
  said: 'won' | 'lost' | null,
): DisputeState {
  if (state !== 'unsaid') return state;
  return said === 'lost' || lost.has(disputeId) ? 'lost' : 'open';
}
