import { type RawBuilder, sql } from 'kysely';

/** Few, so that there are few statements. */
const LENGTHS = [21, 51, 101] as const;

/**
 * A limit that is written into the statement, for pages of what is joined from many tables: `pageById` shows no more than was
 * asked for. As a parameter it is nothing that a prepared plan knows, and then each page of a long list is planned anew, which
 * takes three times as long as reading it.
 * @param limit rows that are needed, 101 at the most
 */
export function atLeast(limit: number): RawBuilder<number> {
  const length = LENGTHS.find((each) => each >= limit);
  if (length === undefined) throw new RangeError(`pages are at most ${LENGTHS.at(-1)} rows long`);
  return sql.lit(length);
}
