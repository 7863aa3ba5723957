import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { creator, fan, fansOf, media, mostlyLast, post, publishedAt, type Size, soldPosts } from './size.ts';

/** One of so many later posts is the first creator's, who has far more than all others. */
const OF_THE_FIRST = 2_500;
/** In SQL: whose a post is. */
export const creatorOf = (size: Size) =>
  `(case when n >= ${soldPosts(size)} and n % ${OF_THE_FIRST} in (7, 8, 10, 48, 49) then 0 else n % ${size.creators} end)`;
/** Tags that many posts have, and tags that some have. */
const COMMON = 40;
const PRICE = 100;

/** Posts of all kinds, each with a picture; words, tags, likes, comments and stories. */
export async function fillPosts(db: Database, size: Size): Promise<void> {
  const { posts } = size;
  const sold = soldPosts(size);
  const at = sql.raw(`to_timestamp(${publishedAt('n', size)} / 1000.0)`);
  await withoutIndexes(db, ['media_items'], () =>
    sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
      select ${media('n')}, ${creator(creatorOf(size))}, 'ready', 'photo', 'image/webp', 100000, 900, 1125, 'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, ${at}
      from generate_series(0, ${posts - 1}::bigint) n`.execute(db),
  );
  await withoutIndexes(db, ['posts'], () =>
    sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, tags, status, publish_at, likes_count, comments_count, views_count, created_at, rank)
      select ${post('n', size)}, ${creator(creatorOf(size))}, 'Post ' || n % 100003, case when n % 1000 = 1 then 'butterflies' else 'picture' end || ' of the sea', 'photo', ${media('n')},
        n % 10 = 3, is_ppv, not is_ppv and n % 3 = 1, case when is_ppv then ${PRICE}::int end,
        case when n % 2 = 0 then array['tag' || n % ${COMMON}::int, 'rare' || n % 20011] else '{}' end, status,
        case when status = 'scheduled' then now() + n % 300 * interval '1 hour' end, n % 7, n % 3, n % 50, at, post_rank(at, (n % 7)::int, (n % 3)::int, (n % 50)::int)
      from (select n, ${at} as at, n < ${sold}::bigint or n % 4 = 0 as is_ppv, case when n < ${sold}::bigint then 'published' when n % 50 = 49 then 'draft' when n % 50 = 48 then 'scheduled'
          when n % 200 = 47 then 'in_review' else 'published' end as status
        from generate_series(0, ${posts - 1}::bigint) n) numbered`.execute(db),
  );
  await withoutIndexes(db, ['post_tags'], () =>
    sql`insert into post_tags select id, tag, id, is_nsfw from posts, unnest(tags) tag where status = 'published'`.execute(
      db,
    ),
  );
  await fillStories(db, size);
  await fillReactions(db, size);
}

async function fillStories(db: Database, { creators }: Size): Promise<void> {
  await sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
    select ${storyMedia}, ${creator('n * 10')}, 'ready', 'photo', 'image/webp', 100000, 900, 1125, 'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, now()
    from generate_series(0, ${creators / 10 - 1}::bigint) n`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, status, kind, audience, expires_at, created_at)
    select ('03800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${creator('n * 10')}, '', '', 'photo', ${storyMedia}, false, false, false, 'story', 'story', 'everyone', now() + interval '20 hours', now()
    from generate_series(0, ${creators / 10 - 1}::bigint) n`.execute(db);
}
const storyMedia = sql.raw(`('0e800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);

/** Half as many likes as posts, a fifth as many comments; one fan likes far more than others. */
async function fillReactions(db: Database, size: Size): Promise<void> {
  const { posts } = size;
  const fans = fansOf(size);
  const at = sql.raw(`(now() - n * (interval '300 days' / ${posts}))`);
  await withoutIndexes(db, ['post_likes'], () =>
    sql`insert into post_likes select ${fan(`case when n % 200 = 5 then 2 else n * 7 % ${fans} end`)}, ${post(mostlyLast('n', posts), size)}, ${at}
      from generate_series(0, ${posts / 2 - 1}::bigint) n on conflict do nothing`.execute(db),
  );
  await sql`insert into saved_posts select person_id, post_id, created_at from post_likes where person_id = ${fan('2')} union all
    select ${fan('n')}, ${post(mostlyLast('n', posts), size)}, ${at} from generate_series(3, ${posts / 10}::bigint) n where n < ${fans}::int`.execute(
    db,
  );
  await withoutIndexes(db, ['comments'], () =>
    sql`insert into comments (id, post_id, author_id, text, created_at)
      select ('03900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${post(`case when n % 100 = 5 then ${manyComments(size)} else ${mostlyLast('n', posts)} end`, size)},
        ${fan(`n * 11 % ${fans}`)}, 'Ang ganda ng ' || case when n % 1000 = 1 then 'paruparo' else 'litrato' end || ' mo', now() - (${posts}::bigint / 5 - n) * interval '1 second'
      from generate_series(0, ${posts / 5 - 1}::bigint) n`.execute(db),
  );
}
/** The post of the first creator that everybody comments. */
export const manyComments = ({ posts }: Size) => posts - OF_THE_FIRST + 7;
