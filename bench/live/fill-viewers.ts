import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

export interface BenchPerson {
  id: string;
  token: string;
}

/** So many people of one kind, each with a session that is called as they are. */
export async function fillPeople(
  db: Database,
  type: 'fan' | 'creator',
  count: number,
): Promise<BenchPerson[]> {
  const prefix = type === 'fan' ? '0f000000' : '0c000000';
  const people = Array.from({ length: count }, (_, at) => {
    const id = `${prefix}-0000-7000-8000-${String(at + 1).padStart(12, '0')}`;
    return { id, token: `bench-token-of-${id}` };
  });
  for (const { id, token } of people) {
    const name = `${type}_${id.slice(-6)}`;
    await sql`insert into users (id, email, username, full_name, password_hash, user_type, kyc_status, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
      values (${id}::uuid, ${`${name}@bench.test`}, ${name}, ${name}, 'x', ${type}, ${type === 'creator' ? 'approved' : 'none'}, '1990-01-01', '1.0', now(), now(), now())`.execute(
      db,
    );
    await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
      values (${id}::uuid, ${createHash('sha256').update(token).digest()}, ${id}::uuid, now(), now())`.execute(
      db,
    );
  }
  return people;
}
