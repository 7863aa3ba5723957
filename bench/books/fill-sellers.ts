import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { GROUPS_A_FAN, PRICE } from '../laws/fill-books.ts';

/** Posts that nobody has bought, as they are sold while a month is closed. */
const FRESH_POSTS = 2_000;
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';

const tokenOf = (group: number) => `bench-token-of-books-${group / GROUPS_A_FAN}`;
const postId = (n: number) => `04000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Who closes months, what is sold meanwhile, and sessions of the fans who have something to spend, by the groups that bought it. */
export async function fillSellers(
  db: Database,
  { first, count }: { first: number; count: number },
): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, staff_role, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    values (${ADMIN}, 'finance@bench.test', 'bench_finance', 'Finance', 'x', 'admin', 'owner', '1990-01-01', '1.0', now(), now(), now())`.execute(
    db,
  );
  await sql`insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, credit_price, status, created_at)
    select ('04000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, (select id from users where user_type = 'creator' order by id limit 1 offset (n % 500)), 'Fresh ' || n, 'Words', 'photo', false, true, false, ${PRICE}::int, 'published', now()
    from generate_series(0, ${FRESH_POSTS - 1}::int) n`.execute(db);
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    select ('5e000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, sha256(convert_to('bench-token-of-books-' || n, 'UTF8')), ('01000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now(), now()
    from generate_series(${first / GROUPS_A_FAN}::int, ${(first + count) / GROUPS_A_FAN - 1}::int) n`.execute(
    db,
  );
}

/** One sale after another that nobody has made before. @throws RangeError when all is sold */
export function chooseSale({
  first,
  count,
}: {
  first: number;
  count: number;
}): () => { token: string; postId: string } {
  const fans = count / GROUPS_A_FAN;
  let sold = 0;
  return () => {
    const [fan, post] = [sold % fans, Math.floor(sold / fans)];
    if (post >= FRESH_POSTS) throw new RangeError('every fan has bought every post');
    sold += 1;
    return { token: tokenOf(first + fan * GROUPS_A_FAN), postId: postId(post) };
  };
}
