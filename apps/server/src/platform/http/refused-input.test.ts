import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import type { RateLimits } from './rate-limits.ts';

const harness = useHarness();

interface Line {
  event?: string;
  codes: Record<string, number>;
  user_id: string | null;
  request_id: string;
  route: string;
}

const written: string[] = [];
/** Refuses whom it is told to. */
let tired: string | null = null;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const log = createLog('warn', { write: (line) => void written.push(line) });
  const check: RateLimits['check'] = async (_name, _request, viewer) => {
    if (viewer !== null && viewer.id === tired) throw new AppError('rate_limited');
  };
  app = await buildApp({ ...harness.deps, log }, { rateLimits: { check } });
});
beforeEach(() => void written.splice(0));
afterAll(() => app.close());

const lines = () =>
  written.map((line) => JSON.parse(line) as Line).filter(({ event }) => event === 'input_refused');
const send = (payload: string, from: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const asPerson = ({ headers }: Person) =>
  app.inject({ method: 'PUT', url: '/api/auth/me/password', headers, payload: {} });
/** A minute is over when the next refusal comes. */
const nextMinute = async () => {
  harness.clock.advance(60_000);
  await send('{', '10.9.0.99');
};

it('has a line a minute of each address, by what was refused and how often, and nothing of what was sent', async () => {
  for (const payload of ['{"a":', '{"__proto__":{"lihim":1}}', '{"email":"lihim@x.test"}', '{"email":1}'])
    await send(payload, '10.9.0.1');
  await send('lihim', '10.9.0.1', { 'content-type': 'text/plain' });
  await send(`{"email":"${'lihim'.repeat(60_000)}"}`, '10.9.0.1');
  await send('{', '10.9.0.2');
  expect(lines()).toEqual([]);
  await nextMinute();
  expect(lines()).toMatchObject([
    {
      codes: { malformed_request: 2, validation_failed: 2, unsupported_media_type: 1, payload_too_large: 1 },
      user_id: null,
      request_id: expect.any(String),
      route: '/api/auth/login',
    },
    { codes: { malformed_request: 1 }, user_id: null },
  ]);
  for (const secret of ['lihim', '10.9.0']) expect(written.join('')).not.toContain(secret);
});

it('has who it was, wherever they came from, and limits that they met', async () => {
  const fan = await harness.factory.fan();
  for (let count = 0; count < 3; count += 1) await asPerson(fan);
  tired = fan.id;
  await asPerson(fan);
  tired = null;
  await nextMinute();
  const own = lines().filter(({ user_id }) => user_id === fan.id);
  expect(own).toMatchObject([{ codes: { validation_failed: 3, rate_limited: 1 } }]);
  expect(written.join('')).not.toContain(fan.token);
});

it('has nobody whose input was taken, and what was counted last when the process ends', async () => {
  const fan = await harness.factory.fan();
  await app.inject({ url: '/api/auth/me', headers: fan.headers });
  await nextMinute();
  expect(lines().filter(({ user_id }) => user_id === fan.id)).toEqual([]);
  written.splice(0);
  await app.close();
  expect(lines()).toMatchObject([{ codes: { malformed_request: 1 } }]);
});
