import type { Path } from '@likha/contract/addresses';

/** Something that credits are spent on, as its confirmation needs it. */
export interface Offer {
  title: string;
  credits: number;
  /** What that is at the current rate, in decimal pesos. */
  pesos: number;
  /** Where the question is open again, for whoever has to buy credits first (P84). */
  path: Path;
}
