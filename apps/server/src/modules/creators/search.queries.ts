import { type RawBuilder, sql } from 'kysely';

/** What is looked at, at the most: what a search costs does not grow with how many creators there are (P140). */
const WORDS = sql.lit(6);
const NEAR_WORDS = sql.lit(4);
const KNOWN_OF_A_WORD = sql.lit(100);
/** Creators of whom each word of a search is asked. */
const JUDGED = sql.lit(100);
/** The most that one search finds. */
export const SEARCH_RESULTS = 200;

export interface Match {
  creator_id: string;
  /** How well it matches, from 1 to 15; every word of the search must match, and the one that matches least counts. */
  score: number;
  popularity: number;
}

/**
 * Whom a text finds: creators in whose names, tags or bio each of its words is, as typed or with one typing error, or
 * whose names begin so. Of each word the best known creators are looked at; whole names are looked for as well. Of several
 * words those whom most of them find are asked about the others. `offset 0` keeps the planner from walking all words in their
 * order instead of asking the index for the close ones.
 * @param showsMature whether tags that only mature posts have may find somebody
 */
export function matchesOf(search: string, showsMature: boolean): RawBuilder<Match> {
  return sql<Match>`
    with asked as materialized (
      select place, word from unnest(plain_words(${search})) with ordinality as typed (word, place) limit ${WORDS}
    ), typed as (
      select place, word from asked
      union all select 0, string_agg(word, ' ' order by place) from asked having count(*) > 1
    ), meant as materialized (
      select place, word as term, 0 as penalty from typed
      union all select place, known.word, 4 from typed cross join lateral (
        select word from search_words where length(typed.word) > 4 and word > typed.word and word < typed.word || U&'\\+10FFFF'
        order by word limit ${NEAR_WORDS}) known
      union all select place, known.word, 5 from asked cross join lateral (
        select word from (select word from search_words where near && near_keys(asked.word) offset 0) close
        where is_misspelt(asked.word, word) order by word limit ${NEAR_WORDS}) known
    ), hits as (
      select place, creator_id, max(greatest(1, weight * 3 - penalty)) as score, max(popularity) as popularity
      from meant cross join lateral (
        select creator_id, weight, popularity from creator_terms
        where term = meant.term and (${showsMature}::boolean or not is_mature)
        order by weight desc, popularity desc, creator_id desc limit ${KNOWN_OF_A_WORD}) best
      group by place, creator_id
    ), found as (
      select creator_id, max(popularity) as popularity, max(score) as best, max(score) filter (where place = 0) as whole
      from hits group by creator_id order by whole desc nulls last, count(*) desc, best desc, popularity desc, creator_id desc
      limit (select case count(*) when 1 then ${sql.lit(SEARCH_RESULTS)} else ${JUDGED} end from asked)
    ), judged as materialized (
      select creator_id, popularity, case when (select count(*) from asked) = 1 then best else greatest(whole, (
        select min(coalesce((
          select max(greatest(1, t.weight * 3 - meant.penalty)) from meant join creator_terms t on t.term = meant.term
          where meant.place = asked.place and t.creator_id = found.creator_id and (${showsMature}::boolean or not t.is_mature)
        ), 0)) from asked)) end as score
      from found
    )
    select creator_id, score::int as score, popularity from judged where score > 0
    order by score desc, popularity desc, creator_id desc limit ${sql.lit(SEARCH_RESULTS)}`;
}
