import { CUSTOM_CREDITS } from '@likha/contract/limits';
import type { PaymentMethod } from '../../lib/api-types.ts';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { type Path, paths } from '../../lib/paths.ts';
import { type Draft, useDraft } from '../../lib/use-draft.ts';
import type { Unlockable } from './unlockable.ts';

/** The post that somebody had too few credits for, and where it stands. */
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
}

const NAME = 'buying';
const BLANK: Buying = { choice: 'popular', customText: '', method: 'gcash', purchaseId: null, wanted: null };

export function useBuying(): Draft<Buying> {
  return useDraft(NAME, BLANK);
}

/** Chooses what is missing for a post, as far as one purchase goes, and remembers the way back to it. */
export function wantCredits(
  item: Unlockable,
  balance: number,
  here: { pathname: string; search: string },
): void {
  const missing = item.credits - balance;
  const amount = Math.min(CUSTOM_CREDITS.max, Math.max(CUSTOM_CREDITS.min, missing));
  const wanted = { title: item.title, missing, path: paths.unlocking(here, item.id) };
  keepDraft(NAME, { ...readDraft(NAME, BLANK), choice: 'custom', customText: String(amount), wanted });
}
