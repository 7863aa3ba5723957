import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { DAY_MS } from '../../apps/server/src/platform/durations.ts';
import { fillGroups, POSTINGS_A_GROUP } from '../laws/fill-books.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { withSession } from './faces.ts';
import { fillBonds, fillCreatorFans } from './fill-bonds.ts';
import { fillPeople } from './fill-people.ts';
import { fillPosts } from './fill-posts.ts';
import { fillWords } from './fill-words.ts';
import { type Size, tokenOf } from './size.ts';

const DAYS = 300;
/** As many purchases as are written at once. */
const STEP = 25_000;

/** A market of so many people and posts in which everything is there, as a year leaves it; it runs with one connection. */
export async function fillShape(db: Database, size: Size, say: (line: string) => void): Promise<void> {
  const begun = performance.now();
  const part = async (name: string, fillIn: () => Promise<void>) => {
    await fillIn();
    say(`${name} after ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  await sql`set session_replication_role = replica`.execute(db);
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  await sql`set work_mem = '512MB'`.execute(db);
  await sql`set synchronous_commit = off`.execute(db);
  await part('follows', () => fillBonds(db, size));
  await part('people', () => fillPeople(db, size));
  await part('posts', () => fillPosts(db, size));
  await part('words', () => fillWords(db, size));
  await part('postings', () => fillBooks(db, size));
  await part('fans of creators', () => fillCreatorFans(db));
  await fillSessions(db, size);
  await sql`drop table counts`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  await part('all', async () => undefined);
}

/** Wallets, and what a year of purchases, tips and unlocks leaves in the books. */
async function fillBooks(db: Database, size: Size): Promise<void> {
  const groups = Math.floor(size.postings / POSTINGS_A_GROUP);
  await sql`insert into ledger_accounts (id, currency, type, owner, balance, created_at)
    select 'CREDIT:wallet:' || id, 'CREDIT', 'wallet', id::text, 10000, now() from users where user_type = 'fan'
    union all select 'PHP:creator_payable:' || id, 'PHP', 'creator_payable', id::text, 0, now() from users where user_type = 'creator'
    union all select currency || ':' || type || case owner when '' then '' else ':' || owner end, currency, type, owner, 0, now()
      from (values ('CREDIT', 'issuer', ''), ('PHP', 'deposits', ''), ('PHP', 'clearing', 'paypal'), ('PHP', 'revenue', '')) house (currency, type, owner)`.execute(
    db,
  );
  const end = Date.now();
  const momentOf = (group: number) => new Date(end - DAYS * DAY_MS * (1 - group / groups));
  const tables = ['purchases', 'payment_attempts', 'tips', 'unlocks', 'ledger_entries'];
  await withoutIndexes(db, tables, async () => {
    for (let first = 0; first < groups; first += STEP) {
      const count = Math.min(STEP, groups - first);
      const stretch = { first, count, from: momentOf(first), to: momentOf(first + count) };
      await fillGroups(db, { ...stretch, creators: size.creators });
    }
  });
}

async function fillSessions(db: Database, size: Size): Promise<void> {
  for (const person of withSession(size))
    await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
      values (${person}::uuid, sha256(convert_to(${tokenOf(person)}::text, 'UTF8')), ${person}::uuid, now(), now())`.execute(
      db,
    );
}
