import type { Path } from '@likha/contract/addresses';
import { CUSTOM_CREDITS } from '@likha/contract/late-limits';
import type { Config, PaymentMethod } from './api-types.ts';
import { keepDraft, readDraft } from './drafts.ts';
import type { Offer } from './offer.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** What somebody had too few credits for, and where it is asked about. */
export interface Wanted {
  title: string;
  missing: number;
  path: Path;
}

/** What a fan has chosen on the way to paying. It outlives cancelling, declining and Back (P84). */
export interface Buying {
  /** A pack's id, or `custom`. */
  choice: string;
  customText: string;
  method: PaymentMethod;
  /** The purchase that was begun last. */
  purchaseId: string | null;
  wanted: Wanted | null;
  /** The coupon that is applied. */
  couponCode: string | null;
}

const NAME = 'buying';
const BLANK: Buying = {
  choice: 'popular',
  customText: '',
  method: 'gcash',
  purchaseId: null,
  wanted: null,
  couponCode: null,
};

export function useBuying(): Draft<Buying> {
  return useDraft(NAME, BLANK);
}

/** Chooses what is missing for something, as far as one purchase goes, and remembers the way back to it. */
export function wantCredits(
  offer: Offer,
  balance: number,
  limits: Config['custom_credits'] = CUSTOM_CREDITS,
): void {
  const missing = offer.credits - balance;
  const amount = Math.min(limits.max, Math.max(limits.min, missing));
  const wanted = { title: offer.title, missing, path: offer.path };
  keepDraft(NAME, { ...readDraft(NAME, BLANK), choice: 'custom', customText: String(amount), wanted });
}
