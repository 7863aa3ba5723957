import { isId } from '@likha/contract/addresses';
import { type RawBuilder, sql } from 'kysely';
import { type Days, idOfDays, ofDays, type Queryable } from '../../platform/database/index.ts';
import type { ReviewFileRow } from './content.queries.ts';
import { newestWith } from './newest-with.queries.ts';

type ProfilePart = 'full_name' | 'bio' | 'location' | 'benefits' | 'avatar' | 'cover';
export type SearchKind = 'post' | 'comment' | 'file' | 'link' | ProfilePart;

export interface FoundRow {
  id: string;
  /** Of a link its platform, else empty. */
  part: string;
  title: string;
  text: string;
  user_id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  post_id: string | null;
  /** Of a post its status, of a comment its state. */
  state: string;
  /** Of a story. */
  expires_at?: Date | null;
  can_take_back: boolean;
  file: ReviewFileRow | null;
  /** Of a profile. */
  picture_key?: string | null;
  created_at: Date | null;
}

interface Asked {
  search: string;
  limit: number;
  /** The place behind which the page begins. */
  after: { id: string; part: string } | null;
  /** Of what has a day: links have none. */
  days: Days;
}

const BEGINNING = sql.lit(300);
const WORDS = sql.lit(6);
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const REMOVED = (id: string) =>
  sql<boolean>`exists (select from sanctions s where s.subject_id = ${sql.ref(id)} and s.kind = 'removal' and s.ended_at is null)`;
const NAME = sql`searched_words(w.full_name || ' ' || w.username)`;
const PERSON = sql`u.id as user_id, u.full_name, u.username, u.avatar_key`;
const FILE = sql`json_build_object('id', m.id, 'kind', m.kind, 'content_type', m.content_type, 'width', m.width, 'height', m.height, 'duration_seconds', m.duration_seconds,
  'has_still', m.has_still, 'video_state', m.video_state, 'has_preview', m.has_preview, 'has_stream', m.has_stream)`;

/** One page of a kind, the newest first: by an id, by `@username`, by words, or all. */
export async function searchContentRows(db: Queryable, kind: SearchKind, asked: Asked): Promise<FoundRow[]> {
  const { rows } = await SEARCHES[kind](asked).execute(db);
  return rows;
}

const SEARCHES: Record<SearchKind, (asked: Asked) => RawBuilder<FoundRow>> = {
  post: (asked) => sql<FoundRow>`
    select p.id, '' as part, p.title, left(with_poll(p.content, p.id), ${BEGINNING}) as text, ${PERSON}, p.id as post_id, p.status as state, p.expires_at,
      ${REMOVED('p.id')} as can_take_back, case when m.id is not null then ${FILE} end as file, p.created_at
    from posts p join users u on u.id = p.creator_id left join media_items m on m.id = p.media_id
    where ${matches(asked, { id: 'p.id', person: 'p.creator_id', words: inPost(asked, 'posts') })}
      and p.id < ${asked.after?.id ?? LAST_ID}::uuid and ${idOfDays('p.id', asked.days)}
    order by p.id desc limit ${asked.limit}`,
  comment: (asked) => sql<FoundRow>`
    select c.id, '' as part, '' as title, left(c.text, ${BEGINNING}) as text, ${PERSON}, c.post_id, c.state,
      ${REMOVED('c.id')} as can_take_back, null as file, c.created_at
    from comments c join users u on u.id = c.author_id
    where ${matches(asked, { id: 'c.id', person: 'c.author_id', words: inComment(asked) })}
      and c.id < ${asked.after?.id ?? LAST_ID}::uuid and ${idOfDays('c.id', asked.days)}
    order by c.id desc limit ${asked.limit}`,
  // By posts, so that words find what their posts say; the files of one post stand together.
  file: (asked) => sql<FoundRow>`
    select p.id, m.id::text as part, p.title, left(with_poll(p.content, p.id), ${BEGINNING}) as text, ${PERSON}, p.id as post_id, p.status as state, p.expires_at,
      ${REMOVED('p.id')} as can_take_back, ${FILE} as file, m.created_at
    from posts p join users u on u.id = p.creator_id
    cross join lateral (select p.media_id as media_id union all select f.media_id from post_pictures f where f.post_id = p.id) files
    join media_items m on m.id = files.media_id
    where p.media_id is not null and (p.id, m.id::text) < (${asked.after?.id ?? LAST_ID}::uuid, ${asked.after?.part ?? ''}::text)
      and p.id <= ${asked.after?.id ?? LAST_ID}::uuid and ${ofDays('m.created_at', asked.days)}
      and (${
        isId(asked.search)
          ? sql`p.id in (
        select id from posts where media_id = ${asked.search}::uuid union all
        select post_id from post_pictures where media_id = ${asked.search}::uuid) or`
          : sql``
      }
        ${matches(asked, { id: 'p.id', person: 'p.creator_id', words: inPost(asked, 'files') })})
    order by p.id desc, m.id::text desc limit ${asked.limit}`,
  full_name: (asked) => ofPeople(asked, 'full_name', { words: NAME, isThere: () => sql`true` }),
  bio: (asked) => ofPeople(asked, 'bio', withWords('bio')),
  location: (asked) => ofPeople(asked, 'location', withWords('location')),
  benefits: (asked) => ofPeople(asked, 'benefits', withWords('benefits')),
  avatar: (asked) => ofPeople(asked, 'avatar', ofPicture('avatar_key')),
  cover: (asked) => ofPeople(asked, 'cover', ofPicture('cover_key')),
  link: (asked) => sql<FoundRow>`
    select l.creator_id as id, l.platform as part, '' as title, l.url as text, ${PERSON}, null as post_id,
      case when l.is_visible then 'visible' else 'hidden' end as state, false as can_take_back, null as file, null as created_at
    from social_links l join users u on u.id = l.creator_id
    where l.url <> '' and ${!asked.days.from && !asked.days.to} and ${matches(asked, { id: 'l.creator_id', person: 'l.creator_id', words: has(sql`searched_words(l.url)`) })}
      and (l.creator_id, l.platform) < (${asked.after?.id ?? LAST_ID}::uuid, ${asked.after?.part ?? ''}::text)
    order by l.creator_id desc, l.platform desc limit ${asked.limit}`,
};

interface OfPeople {
  /** Of a row `w` of users. */
  words: RawBuilder<unknown>;
  isThere: (row: string) => RawBuilder<unknown>;
  picture?: RawBuilder<unknown>;
}

const withWords = (column: 'bio' | 'location' | 'benefits'): OfPeople => ({
  words: sql`searched_words(${sql.ref(`w.${column}`)})`,
  isThere: (row) => sql`${sql.ref(`${row}.${column}`)} <> ''`,
});

/** A picture of a profile has no words: it is found by whose it is. */
const ofPicture = (column: 'avatar_key' | 'cover_key'): OfPeople => ({
  words: NAME,
  isThere: (row) => sql`${sql.ref(`${row}.${column}`)} is not null`,
  picture: sql.ref(`u.${column}`),
});

function ofPeople(
  asked: Asked,
  part: ProfilePart,
  { words, isThere, picture }: OfPeople,
): RawBuilder<FoundRow> {
  const { after, days, limit } = asked;
  const isWanted = (row: string) =>
    sql`${isThere(row)} and ${sql.ref(`${row}.status`)} <> 'erased' and ${sql.ref(`${row}.id`)} < ${after?.id ?? LAST_ID}::uuid and ${ofDays(`${row}.created_at`, days)}`;
  const inPerson: Words = (query) =>
    sql`u.id = any(${newestWith({ table: 'users', within: isWanted('w'), words: [sql`(${isThere('w')} and ${words} @@ ${query})`], limit })})`;
  return sql<FoundRow>`
    select u.id, '' as part, '' as title, left(${picture ? sql`''` : sql.ref(`u.${part}`)}, ${BEGINNING}) as text, ${PERSON}, null as post_id, 'visible' as state,
      false as can_take_back, null as file, ${picture ?? sql`null`} as picture_key, u.created_at
    from users u
    where ${isWanted('u')} and ${matches(asked, { id: 'u.id', person: 'u.id', words: inPerson })}
    order by u.id desc limit ${limit}`;
}

/** Does it hold the words that were asked for? */
type Words = (query: RawBuilder<unknown>) => RawBuilder<boolean>;

const has =
  (words: RawBuilder<unknown>): Words =>
  (query) =>
    sql`${words} @@ ${query}`;

/** Files have days of their own, so that a page of some days may need any number of posts. */
const MOST = sql.lit(2_147_483_647);

/** A post says what its poll and its tags say as well. */
const inPost =
  ({ after, days, limit }: Asked, shown: 'posts' | 'files'): Words =>
  (query) => {
    const isOfDays = shown === 'files' && (days.from || days.to);
    return sql`p.id = any(${newestWith({
      table: 'posts',
      within: sql`w.id <= ${after?.id ?? LAST_ID}::uuid and ${shown === 'files' ? sql`w.media_id is not null` : idOfDays('w.id', days)}`,
      words: [
        sql`searched_words(w.title || ' ' || w.content) @@ ${query}`,
        sql`(w.tags <> '{}' and listed_words(w.tags) @@ ${query})`,
        sql`w.id in (select post_id from polls where listed_words(question || options) @@ ${query})`,
      ],
      limit: isOfDays ? MOST : limit + 1,
    })})`;
  };

const inComment =
  ({ after, days, limit }: Asked): Words =>
  (query) =>
    sql`c.id = any(${newestWith({
      table: 'comments',
      within: sql`w.id < ${after?.id ?? LAST_ID}::uuid and ${idOfDays('w.id', days)}`,
      words: [sql`searched_words(w.text) @@ ${query}`],
      limit,
    })})`;

interface Columns {
  id: string;
  person: string;
  words: Words;
}

function matches({ search }: Asked, { id, person, words }: Columns): RawBuilder<boolean> {
  if (search === '') return sql`true`;
  if (isId(search)) return sql`(${sql.ref(id)} = ${search}::uuid or ${sql.ref(person)} = ${search}::uuid)`;
  if (search.startsWith('@'))
    return sql`${sql.ref(person)} = (select id from users where lower(username) = ${search.slice(1).trim().toLowerCase()})`;
  // Words are letters and digits, so that quoting them is all that a query of words asks for; without one nothing is found.
  return words(sql`(
    select string_agg('''' || word || ''':*', ' & ')::tsquery from (
      select left(word, 200) as word from unnest(plain_words(${search})) word limit ${WORDS}) asked)`);
}
