/** Whose share of a sale it is. */
export type Share = 'creator' | 'affiliate';

/** Why credits that were spent are taken back: the row of it. */
export interface Cause {
  readonly type: 'dispute' | 'refund';
  readonly id: string;
}

/** Whole centavos of a share, by where they come from or go to. */
export interface Parts {
  readonly held: number;
  readonly available: number;
  readonly debt: number;
}

/**
 * Where a share is taken from (P241): out of what is held while its sale is, else out of what is available, and what is gone
 * by then is debt. Earnings are held within their payable (P240), so that for a creator both are one.
 */
export function takenFrom(centavos: number, { held, available }: Omit<Parts, 'debt'>): Parts {
  const fromHeld = Math.min(centavos, held);
  const fromAvailable = Math.min(centavos - fromHeld, available);
  return { held: fromHeld, available: fromAvailable, debt: centavos - fromHeld - fromAvailable };
}

/**
 * Where a share that comes back goes: to where it came from. What was debt, and is paid by now, and what was held, and would
 * be released by now, is available.
 * @param debt what the person still owes
 */
export function givenBackTo(from: Parts, { isHeld, debt }: { isHeld: boolean; debt: number }): Parts {
  const toHeld = isHeld ? from.held : 0;
  const toDebt = Math.min(from.debt, debt);
  return {
    held: toHeld,
    debt: toDebt,
    available: from.held + from.available + from.debt - toHeld - toDebt,
  };
}
