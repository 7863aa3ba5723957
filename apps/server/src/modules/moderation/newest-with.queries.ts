import { type RawBuilder, sql } from 'kysely';

/** What is looked through for words: rows `w` of a table. */
interface Looked {
  table: 'posts' | 'comments' | 'users';
  /** Which of the rows may be in the page. */
  within: RawBuilder<unknown>;
  /** Conditions, each with an index of its own, of which one has to hold. */
  words: readonly RawBuilder<unknown>[];
  /** As many as the page has at the most. */
  limit: number | RawBuilder<unknown>;
}

/** As many rows are looked through before an index of words is asked: a fiftieth part of them holding a word is enough for a page. */
const NEWEST = sql.lit(1000);

/**
 * The ids of the newest rows with words, an array. First the newest rows are looked through, and only where they do not fill the page all that
 * have the words are found, by index: of a word that is everywhere that would be the whole table, sorted for twenty of it. The planner
 * cannot choose between the two: it takes the beginning of any word to be in one of two hundred rows. As an array, the ids are found
 * before the rows that are shown; joined, all rows were walked for them. `offset 0` keeps a range of all ids from being read beside the words.
 */
export const newestWith = ({ table, within, words, limit }: Looked): RawBuilder<unknown> => {
  const found = sql.join(
    words.map(
      (one) =>
        sql`select w.id from (select w.* from ${sql.table(table)} w where ${one} offset 0) w where ${within}`,
    ),
    sql` union all `,
  );
  return sql`array(
    with newest as materialized (
      select w.id from (select w.* from ${sql.table(table)} w where ${within} order by w.id desc limit ${NEWEST}) w
      where ${sql.join(words, sql` or `)} order by w.id desc limit ${limit}
    ), elsewhere as materialized (
      select distinct id from (${found}) found where (select count(*) from newest) < ${limit}
    )
    select id from newest union all (select id from elsewhere order by id desc limit ${limit}))`;
};
