import { type RawBuilder, sql } from 'kysely';
import { lowestIdAt } from './ids.ts';

export type Violations = RawBuilder<{ id: string; difference: string }>;

/** From when on a look is about what was written: ids are made in order, so the lowest one of that moment bounds theirs. */
export interface Span {
  readonly from: Date;
  readonly fromId: string;
}

/** All that was ever written. */
export const ALL: Span = { from: new Date(0), fromId: '00000000-0000-0000-0000-000000000000' };

export function since(from: Date): Span {
  return { from, fromId: lowestIdAt(from) };
}

/** The lowest id of so long before a moment, at the earliest of all times: for what an entry of then is about, which was written a little before it. */
export const idBefore = (from: Date, ms: number): string =>
  since(new Date(Math.max(0, from.getTime() - ms))).fromId;

/**
 * How far apart moments may be that are one, or follow on each other: times of one transaction are read one after the other, and the clocks
 * of nodes differ by what addresses honour (docs/operations.md), and then some.
 */
export const SAME_MOMENT = sql`interval '1 minute'`;

/** A law of the books: its query lists what breaks it, so an empty answer is a good one. */
export interface Law {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** Rows with an `id` and what is wrong with it; at most a few are needed. */
  readonly violations: Violations;
  /**
   * The same of what was written in a span alone, for a law whose whole costs more the longer the books are: looked at every
   * hour, the whole every night. A law without it is looked at whole every time.
   */
  readonly recent?: (span: Span) => Violations;
}

/** A law whose query is bounded by a span. */
export function boundedLaw(law: Pick<Law, 'name' | 'says'> & { of: (span: Span) => Violations }): Law {
  const { name, says, of } = law;
  return { name, says, violations: of(ALL), recent: of };
}
