import { shareOf } from '@likha/contract/money';
import type { AcquirerMemory, AcquirerPost } from './acquirer-memory.ts';
import type { CaptureAftermath, ProviderDispute } from './payment-provider.ts';
import type { Move, Whole } from './verotel-moves.ts';

/** A sale of ours with all that is known of it. */
export interface KnownSale {
  purchaseId: string;
  whole: Whole;
  moves: readonly Move[];
  posts: readonly AcquirerPost[];
}

/** What became of a sale, as it was posted: Verotel's status says nothing of it. */
export function aftermathOf({ purchaseId, whole, moves, posts }: KnownSale): CaptureAftermath {
  return {
    purchaseId,
    refunds: moves
      .filter(({ isBack }) => isBack)
      .map(({ id, refundId, centavos }) => ({ providerRefundId: id, refundId, amountCentavos: centavos })),
    // Neither posts nor status tell of fees.
    feeCentavos: null,
    disputes: posts.filter(({ kind }) => kind === 'chargeback').map((post) => disputeOf(post, whole)),
    tellsEnds: true,
  };
}

/** A chargeback is over when it is posted: the money is with the payer, and the protocol knows no way back. */
function disputeOf({ postId, minor, receivedAt }: AcquirerPost, whole: Whole): ProviderDispute {
  return {
    disputeId: postId,
    state: 'lost',
    amountCentavos: Math.min(whole.centavos, shareOf(minor, whole.centavos, whole.minor)),
    feeCentavos: null,
    reason: null,
    openedAt: receivedAt,
    respondBy: null,
  };
}

/** What was posted of a sale, and what was asked of it. */
export async function readKept(memory: AcquirerMemory, saleId: string) {
  const [posts, asked] = await Promise.all([
    memory.listPosts('verotel', saleId),
    memory.listRefunds('verotel', saleId),
  ]);
  return { posts, asked };
}
