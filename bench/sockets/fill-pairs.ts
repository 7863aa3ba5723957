import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** A fan and a creator who write to each other. */
export interface Pair {
  conversationId: string;
  fanToken: string;
  creatorToken: string;
}

const id = (prefix: string, n: number) => `${prefix}-0000-7000-8000-${String(n).padStart(12, '0')}`;
const tokenOf = (personId: string) => `bench-token-of-${personId}`;

/** So many conversations that both have answered, and a session for each of the two. */
export async function fillPairs(db: Database, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let n = 1; n <= count; n += 1) {
    const [creator, fan, conversation] = [id('0c000000', n), id('0f000000', n), id('0e000000', n)];
    await person(db, creator, 'creator');
    await person(db, fan, 'fan');
    await sql`insert into conversations (id, low_id, high_id, started_by, begun_at, answered_at, created_at)
      values (${conversation}::uuid, ${creator}::uuid, ${fan}::uuid, ${fan}::uuid, now(), now(), now())`.execute(
      db,
    );
    await sql`insert into conversation_sides (conversation_id, person_id) values (${conversation}::uuid, ${creator}::uuid), (${conversation}::uuid, ${fan}::uuid)`.execute(
      db,
    );
    pairs.push({ conversationId: conversation, fanToken: tokenOf(fan), creatorToken: tokenOf(creator) });
  }
  return pairs;
}

async function person(db: Database, personId: string, type: 'fan' | 'creator'): Promise<void> {
  const name = `${type}_${personId.slice(-6)}`;
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    values (${personId}::uuid, ${`${name}@bench.test`}, ${name}, ${name}, 'x', ${type}, '1990-01-01', '1.0', now(), now(), now())`.execute(
    db,
  );
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    values (${personId}::uuid, ${createHash('sha256').update(tokenOf(personId)).digest()}, ${personId}::uuid, now(), now())`.execute(
    db,
  );
}
