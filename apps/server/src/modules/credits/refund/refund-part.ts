import { shareOf } from '@likha/contract/money';
import type { Left } from './refund-request.ts';

/** What goes back by an approval (P297): whole credits and whole centavos. */
export interface RefundPart {
  readonly credits: number;
  readonly centavos: number;
  /** All that could go back, where this is less of it; null where nothing is taken off. */
  readonly whole: Left | null;
}

export type NoPart =
  | { readonly kind: 'nothing_left' }
  | { readonly kind: 'too_many'; readonly most: number }
  /** The provider gives back no such amount. */
  | { readonly kind: 'below_least'; readonly centavos: number };

interface Choice {
  /** What no refund has taken of the purchase. */
  readonly left: Left;
  /** Credits that the request holds. */
  readonly held: number;
  /** Credits that the admin chose; undefined for all. */
  readonly chosen: number | undefined;
  /** Centavos that the provider gives back at the least. */
  readonly leastCentavos: number;
}

/**
 * What an admin's choice comes to: the pesos are to those that are left as the credits are to those that are left, rounded down.
 * The last credits take all centavos that are left, so all parts together are what was paid, and none is more than its share.
 */
export function partOf({ left, held, chosen, leastCentavos }: Choice): RefundPart | NoPart {
  const most = Math.min(held, left.credits);
  if (most <= 0 || left.centavos <= 0) return { kind: 'nothing_left' };
  const credits = chosen ?? most;
  if (credits > most) return { kind: 'too_many', most };
  const centavos = shareOf(left.centavos, credits, left.credits);
  const isPart = credits < left.credits;
  if (isPart && centavos < leastCentavos) return { kind: 'below_least', centavos };
  const whole =
    credits < most ? { credits: most, centavos: shareOf(left.centavos, most, left.credits) } : null;
  return { credits, centavos, whole };
}
