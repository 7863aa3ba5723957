import type { Purchase } from '../../lib/api-types.ts';

export type SettledStatus = Exclude<Purchase['status'], 'pending'>;

interface Words {
  title: string;
  text: string;
  tone: 'good' | 'bad' | 'plain';
  /** Whether buying again makes sense: never while the money of this purchase may still be on its way. */
  canTryAgain: boolean;
}

/** What a fan reads of each end, and of what comes after an end. */
export const PURCHASE_WORDS: Record<SettledStatus, Words> = {
  completed: {
    title: 'Credits added',
    text: 'Thank you. Your credits are in your wallet.',
    tone: 'good',
    canTryAgain: false,
  },
  held: {
    title: 'Payment being checked',
    text: 'The payment provider is checking your payment. You have nothing to do: we will mail you, and once it is approved your credits arrive by themselves.',
    tone: 'plain',
    canTryAgain: false,
  },
  mismatch: {
    title: 'Payment needs a look',
    text: 'The provider took a different amount than your order asked for. Our support is looking at it and will credit or refund you; please do not pay again.',
    tone: 'plain',
    canTryAgain: false,
  },
  refunded: {
    title: 'Purchase refunded',
    text: 'Your money is on its way back to where you paid from. Its credits have left your wallet.',
    tone: 'plain',
    canTryAgain: false,
  },
  disputed: {
    title: 'Payment disputed',
    text: 'This payment is disputed at your bank or provider. What was left of its credits has been taken back.',
    tone: 'bad',
    canTryAgain: false,
  },
  declined: {
    title: 'Payment declined',
    text: 'The provider declined the payment. You have not been charged.',
    tone: 'bad',
    canTryAgain: true,
  },
  cancelled: {
    title: 'Purchase cancelled',
    text: 'You left before paying. You have not been charged.',
    tone: 'bad',
    canTryAgain: true,
  },
  expired: {
    title: 'Purchase expired',
    text: 'The payment was not finished in time. You have not been charged.',
    tone: 'bad',
    canTryAgain: true,
  },
};

/** The words under the title; where the provider said why it declined, its reason, and always that nothing was taken. */
export function explanationOf({ reason }: Purchase, status: SettledStatus): string {
  if (status === 'declined' && reason) return `${reason} You have not been charged.`;
  return PURCHASE_WORDS[status].text;
}
