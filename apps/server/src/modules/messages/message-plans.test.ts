import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { carryOut, readWhole, type Statement } from '../../../test/plans.ts';
import { buildApp } from '../../app.ts';
import type { DB } from '../../platform/schema.generated.ts';

// Its rows are for plans and break laws.
const harness = useHarness({ laws: [] });
const BIG = ['conversations', 'conversation_sides', 'messages', 'hidden_messages', 'events', 'users'];
const SOLD = ['tips', 'unlocks', 'message_unlocks', 'subscription_charges', 'creator_fans'];
const MESSAGES = 100_000;
const PEOPLE = 3_000;

let app: typeof harness.app;
let client: pg.Client;
let fan: Person;
let creator: Person;
const sent = new Map<string, Statement>();
const idOf = (prefix: string, n: number) =>
  `${prefix}${n.toString(16).padStart(6, '0')}-0000-7000-8000-000000000000`;

beforeAll(async () => {
  [fan, creator] = [await harness.factory.fan(), await harness.factory.creator()];
  client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  await client.query(FILL.replaceAll('FAN', fan.id).replaceAll('CREATOR', creator.id));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: harness.deps.pool }),
    log: ({ query }) => void sent.set(query.sql, query),
  });
  app = await buildApp({ ...harness.deps, db }, { rateLimits: { check: async () => undefined } });
});
afterAll(async () => {
  await app.close();
  await client.end();
});

describe(`with ${MESSAGES} messages in a conversation, and ${PEOPLE} conversations, no table is read from end to end by`, () => {
  const talk = `/conversations/${idOf('f1', 1)}`;
  const calls: Record<string, { url: string; isCreator?: boolean; body?: object; tables?: string[] }> = {
    'the list of conversations': { url: '/conversations', isCreator: true },
    'a later page of it': { url: `/conversations?cursor=1767300000000_${idOf('f1', 500)}`, isCreator: true },
    'what is unread': { url: '/conversations?filter=unread', isCreator: true },
    'searching words': { url: '/messages?search=bagyo', isCreator: true },
    'one conversation': { url: talk },
    'the newest messages': { url: `${talk}/messages` },
    'a page in the middle of them': { url: `${talk}/messages?cursor=50000` },
    'what came after one': { url: `${talk}/messages?after=${MESSAGES - 10}` },
    opening: { url: '/conversations', body: { user_id: 'CREATOR' } },
    reading: { url: `${talk}/read`, body: { seq: MESSAGES - 1 } },
    writing: { url: `${talk}/messages`, body: { client_id: idOf('a1', 1), text: 'Kumusta' } },
    'counting top spenders': {
      url: '/messages/broadcasts/receivers?audience=top_spenders&exclude=followers',
      isCreator: true,
      tables: [...BIG, ...SOLD],
    },
    'what happened since': { url: '/events?after=50000' },
  };

  it.each(Object.keys(calls))('%s', async (name) => {
    const call = calls[name];
    if (!call) throw new Error('no such call');
    sent.clear();
    const body = JSON.stringify(call.body)?.replace('CREATOR', creator.id);
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api${call.url}`,
      headers: {
        ...(call.isCreator ? creator : fan).headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      payload: body,
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(sent.size).toBeGreaterThan(0);
    for (const statement of [...sent.values()].filter(
      ({ sql }) => !/^(begin|commit|rollback|set )/.test(sql),
    ))
      expect(await readWhole(client, statement, call.tables ?? BIG), statement.sql).toEqual([]);
  });
});

it('the list of conversations looks for the last message of those that it shows, and of no others', async () => {
  sent.clear();
  await app.inject({ url: '/api/conversations', headers: creator.headers });
  const list = [...sent.values()].find(({ sql }) => sql.includes('last_is_own'));
  if (!list) throw new Error('no list was asked for');
  const steps = (await carryOut(client, list)).filter((step) => step['Relation Name'] === 'messages');
  const read = steps.reduce((sum, step) => sum + step['Actual Loops'] * step['Actual Rows'], 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
});

it('counting top spenders reads what was sold lately, and not all that ever was', async () => {
  sent.clear();
  const url = '/api/messages/broadcasts/receivers?audience=top_spenders';
  await app.inject({ url, headers: creator.headers });
  const count = [...sent.values()].find(({ sql }) => sql.includes('subscription_charges'));
  if (!count) throw new Error('nothing was counted');
  const steps = await carryOut(client, count);
  const used = steps.map((step) => step['Index Name']);
  expect(used).toEqual(expect.arrayContaining(['tips_creator_by_time', 'unlocks_post_by_time']));
  const tips = steps.find(
    (step) => step['Relation Name'] === 'tips' || step['Index Name']?.startsWith('tips_'),
  );
  expect(tips).toMatchObject({ 'Actual Rows': 20 });
  expect(tips?.['Rows Removed by Filter'] ?? 0).toBe(0);
});

/** Of two hundred creators. */
const SALES = `generate_series(1, 20000) n, lateral (select case when n % 200 = 0 then 'CREATOR'::uuid else pg_temp.id_of('e1', n % 200) end as creator) c`;

/** The first conversation, of the two, is long; the creator has thousands besides. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', 'none', '1.0',
  now(), '2026-06-01', '2026-06-01' from generate_series(2, ${PEOPLE}) n;
insert into conversations (id, low_id, high_id, started_by, last_seq, begun_at, answered_at, created_at)
select pg_temp.id_of('f1', n), least(fan, 'CREATOR'::uuid), greatest(fan, 'CREATOR'::uuid), fan,
  case when n = 1 then ${MESSAGES} else 1 end, '2026-01-01', '2026-01-01', '2026-01-01'
from generate_series(1, ${PEOPLE}) n, lateral (select case when n = 1 then 'FAN'::uuid else pg_temp.id_of('c1', n) end as fan) f;
insert into conversation_sides (conversation_id, person_id, unread_count, read_seq, delivered_seq, last_at)
select id, person, 0, last_seq - 1, last_seq - 1, timestamptz '2026-01-01' + row_number() over () * interval '1 minute'
  from conversations, unnest(array[low_id, high_id]) person;
insert into messages (id, conversation_id, seq, sender_id, client_id, text, created_at, shown_at)
select pg_temp.id_of('b1', n), pg_temp.id_of('f1', 1), n, case when n % 2 = 0 then 'FAN'::uuid else 'CREATOR'::uuid end,
  gen_random_uuid(), 'Kumusta', '2026-01-01', '2026-01-01' from generate_series(1, ${MESSAGES}) n;
insert into messages (id, conversation_id, seq, sender_id, client_id, text, created_at, shown_at)
select gen_random_uuid(), id, 1, started_by, gen_random_uuid(), 'Kumusta', '2026-01-01', '2026-01-01'
  from conversations where last_seq = 1;
insert into hidden_messages select sender_id, id, '2026-01-01' from messages where seq % 10 = 3;
insert into event_cursors values ('FAN', ${MESSAGES});
insert into events select 'FAN', n, 'message', pg_temp.id_of('f1', 1), n, '2026-01-01' from generate_series(1, ${MESSAGES}) n;
insert into tips (id, fan_id, creator_id, credits, message, idempotency_key, created_at)
select gen_random_uuid(), pg_temp.id_of('c1', 2 + n % 1000), creator, 5, '', n::text, now() - n % 1000 * interval '1 day' from ${SALES};
insert into subscription_charges (id, fan_id, creator_id, credits, starts_at, ends_at, created_at)
select gen_random_uuid(), pg_temp.id_of('c1', 2 + n % 1000), creator, 5, '2026-01-01', '2026-02-01', now() - n % 1000 * interval '1 day' from ${SALES};
insert into message_unlocks (id, message_id, fan_id, creator_id, credits, created_at)
select gen_random_uuid(), gen_random_uuid(), pg_temp.id_of('c1', 2 + n % 1000), creator, 5, now() - n % 1000 * interval '1 day' from ${SALES};
insert into unlocks (id, fan_id, post_id, credits, created_at)
select gen_random_uuid(), pg_temp.id_of('c1', 2 + n % 1000), pg_temp.id_of('d1', n / 50), 5, now() - n % 1000 * interval '1 day' from ${SALES};
insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, status, created_at)
select pg_temp.id_of('d1', n), 'CREATOR', 'Post', '', 'photo', false, false, false, 'published', '2026-01-01' from generate_series(0, 3) n;
insert into creator_fans select creator, pg_temp.id_of('c1', 2 + n / 200), 5 from ${SALES} on conflict do nothing;
set session_replication_role = origin;
analyze;
`;
