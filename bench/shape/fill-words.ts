import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { withoutIndexes } from '../without-indexes.ts';
import {
  ADMIN_ID,
  conversation,
  creator,
  creatorId,
  fan,
  fanId,
  fansOf,
  mostlyFirst,
  mostlyLast,
  post,
  type Size,
} from './size.ts';

/** At the whole size; a hundredth has a hundredth of it. */
const LONGEST = 10_000;
const FULLEST_INBOX = 2_000;
const MESSAGES_EACH = 4;
const ADMIN = sql.lit(ADMIN_ID);
const id = (kind: string) => sql.raw(`('${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);

/** Conversations, notifications, reports and what administrators decided. */
export async function fillWords(db: Database, size: Size): Promise<void> {
  await withoutIndexes(db, ['conversations', 'conversation_sides', 'messages', 'events'], () =>
    fillConversations(db, size),
  );
  await withoutIndexes(db, ['notifications', 'notification_actors'], () => fillNotifications(db, size));
  for (const statement of decisions(size)) await sql`${statement} on conflict do nothing`.execute(db);
}

/** The first conversation, of the fan who follows many and the first creator, is the longest. */
async function fillConversations(db: Database, size: Size): Promise<void> {
  const fans = fansOf(size);
  const scale = size.people / 1_000_000;
  const inbox = FULLEST_INBOX * scale;
  const longest = LONGEST * scale;
  await sql`insert into conversations (id, low_id, high_id, started_by, last_seq, begun_at, answered_at, created_at)
    select ${conversation('n')}, ${fan('f')}, ${creator('c')}, ${fan('f')}, case when n = 0 then ${longest}::int else ${MESSAGES_EACH}::int end, at, at, at
    from (select n, now() - n * interval '31 seconds' as at, case when n <= ${inbox}::int then 2 when n <= ${2 * inbox}::int then n - ${inbox}::int + 2 else n + 2 end as f,
      case when n <= ${inbox}::int then n * 3 % ${size.creators}::int when n <= ${2 * inbox}::int then 0 else ${sql.raw(mostlyFirst('n * 5 + 1', size.creators))} end as c
      from generate_series(0, ${Math.floor(fans / 2)}::bigint) n) numbered on conflict do nothing`.execute(
    db,
  );
  await sql`insert into conversation_sides (conversation_id, person_id, read_seq, delivered_seq, unread_count, last_at)
    select id, person_id, last_seq - unread, last_seq, unread, created_at from conversations
    cross join lateral (values (low_id, 1), (high_id, 0)) both_of (person_id, unread)`.execute(db);
  await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, text, created_at, shown_at)
    select gen_random_uuid(), id, n, case when (last_seq - n) % 2 = 0 then high_id else low_id end, gen_random_uuid(),
      'Kumusta ka na? Number ' || n, created_at - (last_seq - n) * interval '1 minute', created_at - (last_seq - n) * interval '1 minute'
    from conversations, generate_series(1, last_seq) n`.execute(db);
  await sql`insert into events (person_id, cursor, kind, conversation_id, seq, created_at)
    select person_id, row_number() over (partition by person_id order by last_at), 'message', conversation_id, read_seq + unread_count, last_at from conversation_sides`.execute(
    db,
  );
  await sql`insert into event_cursors select person_id, max(cursor) from events group by 1`.execute(db);
}

/** A tenth as many as posts; a fiftieth of them are the first creator's, a hundredth the fan's who follows many. */
async function fillNotifications(db: Database, size: Size): Promise<void> {
  const fans = fansOf(size);
  const person = `case when n % 50 = 5 then ${creatorOfFirst} when n % 100 = 6 then ${fanOfMany}
    when n % 2 = 0 then ('02000000-0000-7000-8000-' || lpad(to_hex(${mostlyFirst('n', size.creators)}), 12, '0'))::uuid
    else ('01000000-0000-7000-8000-' || lpad(to_hex(n * 3 % ${fans}), 12, '0'))::uuid end`;
  await sql`insert into notifications (id, person_id, kind, group_key, subject_id, at, read_at)
    select ${id('05000000')}, ${sql.raw(person)}, case when n % 3 = 0 then 'new_follower' when n % 3 = 1 then 'like' else 'comment' end, n::text,
      case when n % 3 > 0 then ${post(mostlyLast('n', size.posts), size)} end, at, case when n % 5 > 0 then at end
    from (select n, now() - n * interval '1 second' as at from generate_series(0, ${size.posts / 10 - 1}::bigint) n) dated`.execute(
    db,
  );
  await sql`insert into notification_actors (notification_id, actor_id, at)
    select ${id('05000000')}, ${fan(`n * 13 % ${fans}`)}, now() - n * interval '1 second' from generate_series(0, ${size.posts / 10 - 1}::bigint) n`.execute(
    db,
  );
}
const creatorOfFirst = `'${creatorId(0)}'::uuid`;
const fanOfMany = `'${fanId(2)}'::uuid`;

/** One of fifty waits. */
function decisions(size: Size) {
  const series = sql`generate_series(0, ${size.people / 10 - 1}::bigint) n`;
  const about = creator(mostlyFirst('n', size.creators));
  const waits = sql.raw('n % 50 = 0');
  const once = (value: unknown) => sql`case when ${waits} then null else ${value} end`;
  const decidedBy = once(sql`${ADMIN}::uuid`);
  const at = sql`now() - n * interval '3 minutes'`;
  return [
    sql`insert into reports (id, report_type, status, description, reporter_id, reported_user_id, subject_type, subject_id, created_at, action_taken, decided_by, decided_at)
      select ${id('0d000000')}, case when n % 3 = 0 then 'spam' else 'others' end, case when ${waits} then 'pending' when n % 2 = 0 then 'dismissed' else 'resolved' end,
        'It should not be here', ${fan('n * 3')}, ${about}, 'profile', ${about}, ${at}, ${once(sql`case when n % 2 = 0 then 'no_action' else 'warning' end`)}, ${decidedBy}, ${once(sql`now()`)} from ${series}`,
    sql`insert into content_reviews (content_id, id, content_type, author_id, status, created_at)
      select id, id, 'post', creator_id, 'pending', created_at from posts where status = 'in_review'`,
    sql`insert into sanctions (id, user_id, kind, severity, warning_type, reason, created_at, created_by, ended_at)
      select ${id('0f000000')}, ${about}, 'warning', 2, 'spam', 'Words', ${at}, ${ADMIN}::uuid, now() from ${series}`,
    sql`insert into payouts (id, creator_id, bucket, centavos, status, method, sealed, last_characters, requested_at, decided_by, decided_at, finished_by, finished_at)
      select ${id('1c000000')}, ${about}, 'earnings', 50000, case when ${waits} then 'pending' else 'paid' end, 'gcash', '\\x00', '1234', ${at},
        ${decidedBy}, ${once(sql`now()`)}, ${decidedBy}, ${once(sql`now()`)} from ${series}`,
    sql`insert into verifications (id, creator_id, status, id_type, id_number_hash, last_characters, submitted_at, decided_at, decided_by)
      select ${id('1d000000')}, ${creator('n')}, case when n % 20 = 19 then 'pending' else 'approved' end, 'passport', sha256(convert_to(n::text, 'UTF8')), '1234', ${at},
        case when n % 20 = 19 then null else now() end, case when n % 20 = 19 then null else ${ADMIN}::uuid end from ${series}`,
    sql`insert into admin_actions (id, at, actor_id, action, subject_type, subject_id)
      select ${id('2a000000')}, ${at}, ${ADMIN}::uuid, case when n % 4 = 0 then 'user.warn' else 'report.update' end, 'user', ${about} from ${series}`,
  ];
}
