import type { Purchase } from '../../lib/api-types.ts';
import type { PurchasesTexts } from './purchases.texts.generated.ts';

export type SettledStatus = Exclude<Purchase['status'], 'pending'>;

interface Words {
  title: string;
  text: string;
  tone: 'good' | 'bad' | 'plain';
  /** Whether buying again makes sense: never while the money of this purchase may still be on its way. */
  canTryAgain: boolean;
}

/** What a fan reads of each end, and of what comes after an end. */
export function purchaseWords(status: SettledStatus, t: PurchasesTexts): Words {
  const words: Record<SettledStatus, Words> = {
    completed: { title: t.completedTitle, text: t.completedText, tone: 'good', canTryAgain: false },
    held: { title: t.heldTitle, text: t.heldText, tone: 'plain', canTryAgain: false },
    mismatch: { title: t.mismatchTitle, text: t.mismatchText, tone: 'plain', canTryAgain: false },
    refunded: { title: t.refundedTitle, text: t.refundedText, tone: 'plain', canTryAgain: false },
    disputed: { title: t.disputedTitle, text: t.disputedText, tone: 'bad', canTryAgain: false },
    declined: { title: t.declinedTitle, text: t.declinedText, tone: 'bad', canTryAgain: true },
    cancelled: { title: t.cancelledTitle, text: t.cancelledText, tone: 'bad', canTryAgain: true },
    expired: { title: t.expiredTitle, text: t.expiredText, tone: 'bad', canTryAgain: true },
  };
  return words[status];
}

/** The words under the title; where the provider said why it declined, its reason, and always that nothing was taken. */
export function explanationOf(
  { reason, refund: { request } }: Purchase,
  status: SettledStatus,
  t: PurchasesTexts,
): string {
  if (status === 'refunded' && request?.status === 'paid_back') return t.paidBackText;
  if (status === 'declined' && reason) return t.declinedReason({ reason });
  return purchaseWords(status, t).text;
}
