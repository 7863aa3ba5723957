import { useAction } from '../../../lib/use-action.ts';
import { useGiftNews } from '../../../ui/gift/use-gift-news.ts';

/** Gives somebody else credits, and says so. */
export function useGiveCredits() {
  return useAction('POST /gifts/credits', {
    ...useGiftNews(),
    invalidatesOnError: ['GET /credits/wallet'] as const,
  });
}
