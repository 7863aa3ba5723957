import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factOf, type ReceivedSpan, startCollector } from '../src/platform/telemetry/collector.fixture.ts';
import { createTestDatabase } from './database.ts';
import type { Person } from './factory.ts';
import { firstPeople } from './first-people.ts';
import { removeFolder } from './remove-folder.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/** Real: the program with its sandbox, queue and mail, and a collector that its traces and metrics go to. */
const WORDS = 'Kumusta ka na, mahal na Tala?';
const ADMIN = { email: 'admin@likha.test', password: 'Mabuhay-2026-Likha' };

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let collector: Awaited<ReturnType<typeof startCollector>>;
let server: ServerProcess | undefined;
let fan: Person;
let creator: Person;
/** What may be in no span: said, sent, given out or known of somebody. */
const secrets: string[] = [WORDS, ADMIN.email, ADMIN.password, 'Kumusta', '127.0.0.1', 'LikhaTest/1'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-traces-'));
  [database, collector] = [await createTestDatabase(), await startCollector()];
  const factory = await firstPeople(database.db);
  [fan, creator] = [await factory.fan(), await factory.creator()];
  const price = { subscription_price_centavos: 3000 };
  await database.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  for (const { id, username, token } of [fan, creator]) secrets.push(id, username, token);
  server = await startServer({
    dataDir: folder,
    port: await freePort(),
    sandboxPort: await freePort(),
    environment: { DATABASE_URL: database.connectionString, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  await liveADay();
  // What was not sent yet is sent now.
  await server.stop();
  server = undefined;
});

afterAll(async () => {
  await server?.kill9();
  await collector.close();
  await database.drop();
  await removeFolder(folder);
});

async function call(headers: object, path: string, body?: object) {
  const response = await fetch(`${server?.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'user-agent': 'LikhaTest/1',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const answer = JSON.parse(await response.text());
  expect(response.status, `${path}: ${answer.code}`).toBeLessThan(402);
  return answer;
}

async function liveADay(): Promise<void> {
  const signedIn = await call({}, '/auth/login', ADMIN);
  await call({}, '/auth/login', { ...ADMIN, password: 'Not-the-right-one' });
  await call({}, `/users/by-username/${creator.username}?from=${encodeURIComponent(ADMIN.email)}`);
  const order = { payment_method: 'paypal', credit_amount: 100, original_amount: 100, final_amount: 100 };
  const bought = await call(fan.headers, '/credits/purchase', order);
  await fetch(bought.approval_url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });
  for (let status = ''; status !== 'completed'; )
    ({ status } = await call(fan.headers, `/credits/purchases/${bought.purchase_id}`));
  await call(fan.headers, `/creators/${creator.id}/subscription`, { credits: 30 });
  const { id } = await call(fan.headers, '/conversations', { user_id: creator.id });
  await call(fan.headers, `/conversations/${id}/messages`, { client_id: randomUUID(), text: WORDS });
  secrets.push(signedIn.access_token, bought.purchase_id, bought.approval_url, id);
}

const named = (name: string) => collector.spans().filter((span) => span.name === name);
const childrenOf = ({ spanId }: ReceivedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

describe('what is traced of a day', () => {
  it('is each request, with its statements and what was asked of providers', () => {
    for (const [name, status] of [
      ['POST /api/auth/login', 200],
      ['POST /api/auth/login', 401],
      ['POST /api/credits/purchase', 201],
      ['POST /api/conversations/:id/messages', 201],
    ] as const) {
      const spans = named(name).filter((span) => factOf(span, 'http.response.status_code') === status);
      expect(spans, `${name} ${status}`).toHaveLength(1);
      expect(factOf(spans[0] as ReceivedSpan, 'likha.request_id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(childrenOf(spans[0] as ReceivedSpan).length, name).toBeGreaterThan(0);
    }
    const [bought] = named('POST /api/credits/purchase');
    const within = collector.spans().filter(({ traceId }) => traceId === bought?.traceId);
    expect(within.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['paypal: create order', 'update payment_attempts']),
    );
    expect(named('GET /healthz')).toEqual([]);
  });

  it('goes on in the jobs that it has added', () => {
    const jobs = collector.spans().filter(({ name }) => name.startsWith('job '));
    const goingOn = jobs.filter(({ parentSpanId }) =>
      collector.spans().some(({ spanId, name }) => spanId === parentSpanId && !name.startsWith('job ')),
    );
    expect(goingOn.map(({ name }) => name)).toContain('job credits.mail-receipt');
  });

  it('begins with us, whatever a stranger says', () => {
    expect(collector.spans().filter(({ traceId }) => traceId === 'a'.repeat(32))).toEqual([]);
  });

  it('names nobody, and nothing of what was said', () => {
    expect(collector.bodies.length).toBeGreaterThan(1);
    const sent = collector.bodies.join('\n');
    expect(secrets.filter((secret) => secret.length < 3 || sent.includes(secret))).toEqual([]);
    const known =
      /^(http\.(request\.method|route|response\.status_code)|likha\.[a-z_]+|db\.[a-z_.]+|error\.type)$/;
    const keys = new Set(collector.spans().flatMap((span) => span.attributes.map(({ key }) => key)));
    expect([...keys].filter((key) => !known.test(key))).toEqual([]);
    expect(collector.spans().filter(({ status }) => status?.message)).toEqual([]);
  });

  it('comes with the metrics of the process', () => {
    expect(collector.metrics().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['http_request_duration_seconds', 'jobs_total', 'provider_call_seconds']),
    );
  });
});
