/** What is known of an account at a provider that is about to pay for somebody. */
export interface KnownInstrument {
  /** Other accounts here that it has paid for, or was about to, lately. */
  others: number;
  /** It has done so for this one, too. */
  isKnownOfPayer: boolean;
  /** It has paid for another account that is banned now, or whose dispute of such a payment was lost. */
  isBarred: boolean;
}

/**
 * Whether it may pay for one account more (P957): a family shares one, whoever registers again and again does not. Those for whom it paid
 * before may go on.
 * @param limit so many accounts
 */
export function mayPayWith({ others, isKnownOfPayer, isBarred }: KnownInstrument, limit: number): boolean {
  return !isBarred && (isKnownOfPayer || others < limit);
}
