import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../apps/server/src/platform/database/index.ts';

const numbered = (kind: string, number: string): RawBuilder<unknown> =>
  sql.raw(`('${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
const of = (kind: string, number: number) =>
  `${kind}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const FAN = '0f000000';
const CONVERSATION = '0e000000';
const creatorId = of('0c000000', 1);
const otherCreatorId = of('0c000000', 2);
/** Who writes to all of their subscribers. */
export const CREATOR_TOKEN = 'bench-token-of-the-creator';
export const fanToken = (fan: number) => `bench-token-of-fan-${fan}`;
/** The conversation of the creator and that fan. */
export const conversationId = (fan: number) => of(CONVERSATION, fan);

/**
 * A creator with so many subscribers, and with a conversation of so many messages with each of the first of them, who have a
 * session. All of them have a conversation with somebody else: checks of references are planned once a connection, and for a
 * table that is as good as empty by reading all of it, however large it becomes until it is analysed.
 */
export async function fillMessages(
  db: Database,
  subscribers: number,
  conversations: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fillPeople(tx, subscribers);
    await fillOtherConversations(tx, subscribers);
    await session(tx, creatorId, CREATOR_TOKEN);
    for (const [at, messages] of conversations.entries()) await fillConversation(tx, at + 1, messages);
  });
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function fillPeople(tx: Tx, fans: number): Promise<void> {
  const fan = numbered(FAN, 'n');
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, subscription_price_centavos, subscribers_count, created_at, last_seen_at)
    values (${creatorId}::uuid, 'creator@bench.test', 'the_creator', 'The Creator', 'x', 'creator', '1990-01-01', 'approved', '1.0', now(), 10000, ${fans}::int, now(), now())`.execute(
    tx,
  );
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${fan}, 'f' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', '1.0', now(), now(), now()
    from generate_series(1, ${fans}::int) n`.execute(tx);
  await sql`insert into subscriptions (fan_id, creator_id, started_at, paid_until, ends_at, months, agreed_centavos, next_try_at)
    select ${fan}, ${creatorId}::uuid, now(), now() + interval '20 days', now() + interval '23 days', 0, 10000, now() + interval '20 days'
    from generate_series(1, ${fans}::int) n`.execute(tx);
  await sql`insert into creator_fans (creator_id, fan_id) select ${creatorId}::uuid, ${fan} from generate_series(1, ${fans}::int) n`.execute(
    tx,
  );
}

/** With a creator who has written to nobody here, and stands before each of them by id. */
async function fillOtherConversations(tx: Tx, fans: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    values (${otherCreatorId}::uuid, 'other@bench.test', 'the_other', 'The Other', 'x', 'creator', '1990-01-01', 'approved', '1.0', now(), now(), now())`.execute(
    tx,
  );
  const conversation = numbered('0b000000', 'n');
  await sql`insert into conversations (id, low_id, high_id, started_by, created_at)
    select ${conversation}, ${otherCreatorId}::uuid, ${numbered(FAN, 'n')}, ${otherCreatorId}::uuid, now() from generate_series(1, ${fans}::int) n`.execute(
    tx,
  );
  await sql`insert into conversation_sides (conversation_id, person_id)
    select ${conversation}, person_id from generate_series(1, ${fans}::int) n
    cross join lateral (values (${otherCreatorId}::uuid), (${numbered(FAN, 'n')})) both_of (person_id)`.execute(
    tx,
  );
}

/** The two write in turn; the fan has read all but the last. */
async function fillConversation(tx: Tx, fan: number, messages: number): Promise<void> {
  const [fanId, conversation] = [of(FAN, fan), conversationId(fan)];
  await session(tx, fanId, fanToken(fan));
  await sql`insert into conversations (id, low_id, high_id, started_by, last_seq, begun_at, answered_at, created_at)
    values (${conversation}::uuid, ${creatorId}::uuid, ${fanId}::uuid, ${fanId}::uuid, ${messages}::int, now(), now(), now())`.execute(
    tx,
  );
  await sql`insert into conversation_sides (conversation_id, person_id, read_seq, delivered_seq, unread_count, last_at)
    values (${conversation}::uuid, ${creatorId}::uuid, ${messages}::int, ${messages}::int, 0, now()),
      (${conversation}::uuid, ${fanId}::uuid, ${messages - 1}::int, ${messages}::int, 1, now())`.execute(tx);
  await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, text, created_at, shown_at)
    select ${numbered(`0d${fan.toString(16).padStart(6, '0')}`, 'n')}, ${conversation}::uuid, n, case when (${messages}::int - n) % 2 = 0 then ${creatorId}::uuid else ${fanId}::uuid end,
      gen_random_uuid(), 'Kumusta ka na? Number ' || n, now() - (${messages}::int - n) * interval '1 minute', now() - (${messages}::int - n) * interval '1 minute'
    from generate_series(1, ${messages}::int) n`.execute(tx);
}

async function session(tx: Tx, personId: string, token: string): Promise<void> {
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    values (${personId}::uuid, ${createHash('sha256').update(token).digest()}, ${personId}::uuid, now(), now())`.execute(
    tx,
  );
}
