import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { buildApp } from '../../app.ts';
import { createPool } from '../../platform/database/index.ts';
import { TOGETHER, withNamedStatements } from '../../platform/database/named-statements.ts';
import type { DB } from '../../platform/schema.generated.ts';
import { useMessages } from './messages.fixture.ts';

/** What somebody is answered, and what is asked of the database for it: the work, as far as it can be seen from outside by its time (P423). */

const { harness, call, choose, send, scene } = useMessages();

let app: typeof harness.app;
/** Connections on which nobody else has named a statement. */
let own: pg.Pool;
/** Of the call that is under way: what runs beside it by a clock is none of its work. */
const work = new AsyncLocalStorage<string[]>();

beforeAll(async () => {
  const log = ({
    query: { sql, parameters },
  }: {
    query: { sql: string; parameters: readonly unknown[] };
  }) => {
    const statements = sql === TOGETHER ? (parameters as { sql: string }[]) : [{ sql }];
    work.getStore()?.push(...statements.map((statement) => statement.sql));
  };
  own = createPool({
    connectionString: harness.connectionString,
    maxConnections: 4,
    statementTimeoutMs: 20_000,
    isPipelined: true,
  });
  const pool = withNamedStatements(own);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  const moneyDb = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  app = await buildApp({ ...harness.deps, db, moneyDb }, { rateLimits: { check: async () => undefined } });
});
afterAll(async () => {
  await app.close();
  await own.end();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** @returns the answer, without what differs by itself, and the statements */
async function workOf(method: Method, url: string, person: Person, payload?: object) {
  const ask = () =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { ...person.headers, 'idempotency-key': harness.deps.ids.next() },
      ...(payload && { payload }),
    });
  const asked: string[] = [];
  // Asked within, as it begins once somebody waits for it.
  const answer = await work.run(asked, async () => await ask());
  const { status, code, detail } = answer.json();
  return { status, code, detail, asked };
}

type Way = 'blocked' | 'chosen' | 'suspended';

/** A fan and a creator between whom nothing can be written, each for a reason of its own. */
async function closedBy(way: Way, first_writers: 'followers' | 'nobody' = 'followers') {
  const { creator, fan, id } = await scene();
  const messageId = (await send(fan, id)).json().id;
  if (way === 'blocked') await call('POST', `/users/${fan.id}/block`, creator);
  else await call('POST', `/creators/${creator.id}/follow`, fan);
  await choose(creator, { first_writers });
  if (way === 'suspended')
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', creator.id)
      .execute();
  return { creator, fan, id, messageId };
}

/** What can be asked of a creator whom one cannot find. */
const OF_A_CREATOR: [Method, string, object?][] = [
  ['GET', '/creators/ID/posts'],
  ['GET', '/creators/ID/subscription-plans'],
  ['GET', '/creators/ID/social-links'],
  ['POST', '/creators/ID/subscription', { months: 1 }],
  ['POST', '/creators/ID/follow'],
  ['POST', '/creators/ID/tips', { credits: 5, message: '' }],
  ['PUT', '/notifications/muted/ID'],
];

describe('who was blocked', () => {
  // Who may not follow is told to, as anybody who does not (P813).
  it.each([
    ['followers', /Follow them, then write/],
    ['nobody', /^Not open to messages$/],
  ] as const)(
    'is refused in a conversation by the same words and the same work as any other, where it is open to %s',
    async (first_writers, words) => {
      const works = new Map<Way, object>();
      for (const way of ['blocked', 'chosen', 'suspended'] as const) {
        const { creator, fan, id, messageId } = await closedBy(way, first_writers);
        const message = { client_id: harness.deps.ids.next(), text: 'Kumusta' };
        const work = {
          sent: await workOf('POST', `/conversations/${id}/messages`, fan, message),
          reacted: await workOf('PUT', `/messages/${messageId}/reaction`, fan, { reaction: 'heart' }),
          opened: await workOf('POST', '/conversations', fan, { user_id: creator.id }),
          shown: await workOf('GET', `/conversations/${id}`, fan),
          listed: await workOf('GET', `/conversations/${id}/messages`, fan),
          read: await workOf('POST', `/conversations/${id}/read`, fan, { seq: 1 }),
        };
        expect([work.sent.code, work.reacted.code]).toEqual(['messages_closed', 'messages_closed']);
        expect(work.sent.asked).not.toEqual([]);
        expect(work.sent.detail).toMatch(words);
        works.set(way, work);
      }
      expect(works.get('blocked')).toEqual(works.get('chosen'));
      expect(works.get('blocked')).toEqual(works.get('suspended'));
    },
  );

  it.each(OF_A_CREATOR)(
    'is answered by %s %s as of nobody, with the same work',
    async (method, url, body) => {
      const { creator, fan } = await closedBy('blocked');
      const [blocked, nobody] = [creator.id, harness.deps.ids.next()].map((id) => url.replace('ID', id));
      const work = await workOf(method, blocked ?? '', fan, body);
      expect(work).toEqual(await workOf(method, nobody ?? '', fan, body));
      expect(work.asked).not.toEqual([]);
      // Links are none for both.
      if (!url.endsWith('/social-links')) expect(work.status).toBe(404);
    },
  );
});
