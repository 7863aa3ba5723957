import type { RawBuilder } from 'kysely';

/** A law of the books: its query lists what breaks it, so an empty answer is a good one. */
export interface Law {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Rows with an `id` and what is wrong with it; at most a few are needed. */
  readonly violations: RawBuilder<{ id: string; difference: string }>;
}
