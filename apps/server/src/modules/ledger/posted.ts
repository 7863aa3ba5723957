import type { Shortfall } from './movement.ts';

/** What became of an entry. */
export type PostResult =
  | {
      readonly kind: 'posted';
      readonly entryId: string;
      readonly isReplay: boolean;
      /** By account, without stripes; only accounts that have one row are told. */
      readonly balances: ReadonlyMap<string, number>;
    }
  | ({ readonly kind: 'insufficient_funds' } & Shortfall);

/**
 * For what the books always take, once: anything else is a bug.
 * @param what they were to do, as `take fee 1`
 * @throws Error when they did not, or had before
 */
export function demandPosted(result: PostResult, what: string): void {
  if (result.kind !== 'posted' || result.isReplay)
    throw new Error(`the books did not ${what}: ${result.kind}`);
}
