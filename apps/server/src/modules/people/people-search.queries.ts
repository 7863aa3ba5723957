import { isId } from '@likha/contract/addresses';
import { readReference } from '@likha/contract/credits/purchase-reference';
import { type RawBuilder, sql } from 'kysely';

/** What is looked at, at the most: what a search costs does not grow with how many people there are (P166). */
const WORDS = sql.lit(6);
const NEAR_WORDS = sql.lit(8);
const KNOWN_OF_A_WORD = sql.lit(200);
/** More than any match by words. */
const EXACT = sql.lit(20);

interface Match {
  person_id: string;
  score: number;
}

/** Whom a text names by itself: by id, email address or username, or the reference of what they bought (P380). */
export function exactMatch(search: string): RawBuilder<Match> {
  const byId = isId(search) ? sql`union all select ${search}::uuid, ${EXACT}` : sql``;
  const name = search.toLowerCase();
  const reference = readReference(search);
  const byPurchase =
    reference === null
      ? sql``
      : sql`union all select fan_id, ${EXACT} from purchases where reference = ${reference}`;
  return sql<Match>`
    select id as person_id, ${EXACT} as score from users where lower(email) = ${name}
    union all select id, ${EXACT} from users where lower(username) = ${name} ${byId} ${byPurchase}`;
}

/**
 * Whom a text finds by its words, as typed, as a beginning or with one typing error. Of each word the newest people are
 * looked at, and whole names are looked for as well. Of an email address what stands before the `@` is searched for.
 * `offset 0` keeps the planner from walking all words in their order instead of asking the index for the close ones.
 */
export function matchesOf(search: string): RawBuilder<Match> {
  return sql<Match>`
    with asked as materialized (
      select place, word from unnest(plain_words(split_part(${search}, '@', 1))) with ordinality as typed (word, place) limit ${WORDS}
    ), typed as (
      select place, word from asked
      union all select 0, string_agg(word, ' ' order by place) from asked having count(*) > 1
    ), meant as materialized (
      select place, word as term, 0 as penalty from typed
      union all select place, known.word, 4 from typed cross join lateral (
        select word from person_words where length(typed.word) > 3 and word > typed.word and word < typed.word || U&'\\+10FFFF'
        order by word limit ${NEAR_WORDS}) known
      union all select place, known.word, 5 from asked cross join lateral (
        select word from (select word from person_words where near && near_keys(asked.word) offset 0) close
        where is_misspelt(asked.word, word) order by word limit ${NEAR_WORDS}) known
    ), hits as (
      select place, person_id, max(greatest(1, weight * 3 - penalty)) as score
      from meant cross join lateral (
        select person_id, weight from person_terms where term = meant.term
        order by weight desc, person_id desc limit ${KNOWN_OF_A_WORD}) newest
      group by place, person_id
    ), found as (
      select person_id, max(score) as best, max(score) filter (where place = 0) as whole
      from hits group by person_id order by whole desc nulls last, count(*) desc, best desc, person_id desc limit ${KNOWN_OF_A_WORD}
    ), judged as materialized (
      select person_id, case when (select count(*) from asked) = 1 then best else greatest(whole, (
        select min(coalesce((
          select max(greatest(1, t.weight * 3 - meant.penalty)) from meant join person_terms t on t.term = meant.term
          where meant.place = asked.place and t.person_id = found.person_id
        ), 0)) from asked)) end as score
      from found
    )
    select person_id, score from judged where score > 0`;
}
