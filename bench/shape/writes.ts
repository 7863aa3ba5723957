import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { formBody } from '../../apps/server/test/forms.ts';
import type { Timed } from './ask-reads.ts';
import { FOLLOWERS } from './fill-bonds.ts';
import { creatorId, fanId, mediaId, type Size, tokenOf } from './size.ts';

/** One call that changes something, each time another thing. */
interface Write {
  name: string;
  person: string;
  method: 'POST' | 'PUT';
  path: (n: number) => string;
  body?: (n: number) => object;
}

const PRICE = 5;
/** As many credits as all of it costs. */
const PURSE = 1_000_000;

/** What people do most, by the fan and the creators who have much of everything. */
export async function listWrites(db: Database, size: Size, times: number): Promise<Write[]> {
  const buyer = fanId(FOLLOWERS.many);
  const first = creatorId(0);
  await sql`update ledger_accounts set balance = balance + ${PURSE} where id = ${`CREDIT:wallet:${buyer}`}`.execute(
    db,
  );
  const forAll = await newest(db, size, sql`not is_ppv and not is_subscriber_only`, times);
  const sold = await newest(db, size, sql`is_ppv and creator_id <> ${first}::uuid`, times);
  const at = (list: readonly string[], n: number) => list[n] ?? '';
  /** Not one whom everybody follows. */
  const other = (n: number) => creatorId(Math.floor(size.creators / 2) + n * 20);
  const opened = await conversationsOf(db, buyer, times);
  return [
    {
      name: 'follow',
      person: fanId(FOLLOWERS.some),
      method: 'POST',
      path: (n) => `/creators/${other(n)}/follow`,
    },
    { name: 'like', person: buyer, method: 'PUT', path: (n) => `/content/${at(forAll, n)}/like` },
    {
      name: 'comment',
      person: buyer,
      method: 'POST',
      path: (n) => `/content/${at(forAll, n)}/comments`,
      body: (n) => ({ text: `Ang ganda ${n}` }),
    },
    { name: 'post', person: first, method: 'POST', path: () => '/content' },
    {
      name: 'unlock',
      person: buyer,
      method: 'POST',
      path: () => '/credits/unlock',
      body: (n) => ({ content_id: at(sold, n) }),
    },
    {
      name: 'tip',
      person: buyer,
      method: 'POST',
      path: () => `/creators/${first}/tips`,
      body: () => ({ credits: PRICE }),
    },
    {
      name: 'subscribe',
      person: buyer,
      method: 'POST',
      path: (n) => `/creators/${other(n)}/subscription`,
      body: (n) => ({ credits: 100 + ((Math.floor(size.creators / 2) + n * 20) % 500) }),
    },
    {
      name: 'message',
      person: buyer,
      method: 'POST',
      path: (n) => `/conversations/${at(opened, n % opened.length)}/messages`,
      body: (n) => ({ client_id: randomUUID(), text: `Kumusta ${n}` }),
    },
  ];
}

async function newest(
  db: Database,
  size: Size,
  which: ReturnType<typeof sql>,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select p.id from posts p join users u on u.id = p.creator_id and u.status = 'active' and u.kyc_status = 'approved'
    where p.status = 'published' and not p.is_nsfw and p.media_id > ${mediaId(Math.floor(size.posts / 2))}::uuid and ${which}
      and not exists (select from unlocks b where b.post_id = p.id and b.fan_id = ${fanId(FOLLOWERS.many)}::uuid) order by p.media_id limit ${count}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function conversationsOf(db: Database, personId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select conversation_id as id from conversation_sides s join conversations c on c.id = s.conversation_id
    join users u on u.id = c.high_id and u.status = 'active' where s.person_id = ${personId}::uuid and last_at is not null order by last_at desc limit ${count}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How long the n-th of them takes. @throws where it is refused */
export async function carryOutWrite(
  origin: string,
  { name, person, method, path, body }: Write,
  n: number,
): Promise<Timed> {
  const form =
    name === 'post'
      ? formBody({ fields: { title: `Another ${n}`, content: 'Words of the sea.', tags: 'tag2' } })
      : null;
  const begun = performance.now();
  const answer = await fetch(`${origin}/api${path(n)}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenOf(person)}`,
      'idempotency-key': randomUUID(),
      ...(form ? form.headers : body && { 'content-type': 'application/json' }),
    },
    ...(form ? { body: form.payload as never } : body && { body: JSON.stringify(body(n)) }),
  });
  const text = await answer.text();
  return { ms: performance.now() - begun, status: answer.status, text };
}
