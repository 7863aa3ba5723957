import { accounts } from './account.ts';
import { netOf, type Posting, posting } from './entry.ts';

/** What promotions add to deposits so that they follow the credits at today's rate; the other way below zero. */
export function differenceOf(postings: readonly Posting[], centavosPerCredit: number): Posting[] {
  const { creditIssuer, customerDeposits, platformPromotions } = accounts;
  const owed = -netOf(postings, creditIssuer) * centavosPerCredit - netOf(postings, customerDeposits);
  return owed > 0
    ? posting(platformPromotions, customerDeposits, owed)
    : posting(customerDeposits, platformPromotions, -owed);
}
