import { type AccountId, isGathered } from './account.ts';
import { netOf, type Posting } from './entry.ts';

/** Accounts whose stripes each have a sign, and which these postings take from. */
export function takenFrom(postings: readonly Posting[]): AccountId[] {
  const accounts = [...new Set(postings.map(({ from }) => from))];
  return accounts.filter((account) => isGathered(account) && netOf(postings, account) < 0);
}

export function needsGathering(postings: readonly Posting[]): boolean {
  return takenFrom(postings).length > 0;
}
