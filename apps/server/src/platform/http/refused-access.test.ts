import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '../log.ts';

const harness = useHarness();
const LIST = '/api/admin/payouts';

interface Line {
  event?: string;
  code: string;
  user_id: string | null;
  route: string;
  is_last_of_hour: boolean;
}

const written: string[] = [];
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const log = createLog('warn', { write: (line) => void written.push(line) });
  app = await buildApp({ ...harness.deps, log }, { rateLimits: { check: async () => undefined } });
});
beforeEach(() => void written.splice(0));
afterAll(() => app.close());

function refusals(): Line[] {
  return written.map((line) => JSON.parse(line) as Line).filter((line) => line.event);
}

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const askOften = (times: number, { headers }: Person) =>
  Promise.all(Array.from({ length: times }, () => ask(LIST, headers)));

it('has who was refused for their role, for what, without their name, address or token', async () => {
  const fan = await harness.factory.fan();
  const support = await harness.factory.admin({ role: 'support' });
  expect((await ask(`${LIST}?search=lihim`, fan.headers)).json().code).toBe('admins_only');
  expect((await ask(LIST, support.headers)).json().code).toBe('other_part');
  expect(refusals()).toMatchObject([
    { event: 'access_refused', code: 'admins_only', user_id: fan.id, route: LIST },
    { event: 'access_refused', code: 'other_part', user_id: support.id, route: LIST },
  ]);
  for (const secret of [fan.username, fan.token, support.username, support.token, '127.0.0.1', 'lihim'])
    expect(written.join('')).not.toContain(secret);
});

it('has an admin without a second factor', async () => {
  const admin = await harness.factory.admin();
  await harness.deps.db
    .updateTable('users')
    .set({ two_factor_at: null })
    .where('id', '=', admin.id)
    .execute();
  harness.deps.sessions.forget(admin.id);
  expect((await ask(LIST, admin.headers)).json().code).toBe('two_factor_setup');
  expect(refusals()).toMatchObject([{ code: 'two_factor_setup', user_id: admin.id }]);
});

it('has what another site sends with the cookie of somebody, who is not looked up', async () => {
  const fan = await harness.factory.fan();
  const headers = { cookie: `likha_session=${fan.cookie}`, origin: 'https://elsewhere.test' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
  expect(answer.json().code).toBe('cross_site');
  expect(refusals()).toMatchObject([{ code: 'cross_site', user_id: null }]);
});

it('has five an hour of one person and code, however many come at once, and says which is the last', async () => {
  const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
  await askOften(40, fan);
  expect(refusals().map((line) => line.is_last_of_hour)).toEqual([false, false, false, false, true]);
  await askOften(1, other);
  expect(refusals().filter(({ user_id }) => user_id === other.id)).toHaveLength(1);
  harness.clock.advance(60 * 60 * 1000);
  await askOften(1, fan);
  expect(refusals()).toHaveLength(7);
});

it('has nobody who may, asks for what is not there, or is a guest', async () => {
  const fan = await harness.factory.fan();
  const admin = await harness.factory.admin();
  expect((await ask(LIST, admin.headers)).statusCode).toBe(200);
  expect((await ask('/api/nothing', fan.headers)).statusCode).toBe(404);
  expect((await ask(LIST)).statusCode).toBe(401);
  expect(refusals()).toEqual([]);
});
