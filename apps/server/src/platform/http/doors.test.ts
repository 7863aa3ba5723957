import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { demandDoors } from './doors.ts';

const harness = useHarness();

/** Files behind a sign-in, with who gets them. */
const FILES = [
  { url: '/api/admin/payouts/export', who: 'admin' },
  { url: '/api/admin/verifications/00000000-0000-7000-8000-000000000001/documents/front', who: 'admin' },
  { url: '/api/admin/analytics/days.csv', who: 'admin' },
  { url: '/api/analytics/days.csv', who: 'creator' },
  { url: '/api/account/export', who: 'anybody' },
] as const;

describe('a route below /api', () => {
  it('is not registered without a door', () => {
    const app = Fastify();
    demandDoors(app);
    expect(() => app.get('/api/secret', () => 'secret')).toThrow('GET /api/secret has no door');
    app.get('/api/open', { config: { door: 'open' } }, () => 'open');
    app.get('/elsewhere', () => 'page');
  });
});

describe('a file', () => {
  it.each(FILES)('$url is for $who alone', async ({ url, who }) => {
    expect((await harness.app.inject({ url })).statusCode).toBe(401);
    for (const type of ['fan', 'creator', 'admin'] as const) {
      const { headers } = await harness.factory[type]();
      const answer = await harness.app.inject({ url, headers });
      const mayGet = who === 'anybody' || who === type;
      expect([type, answer.statusCode === 403], answer.body.slice(0, 80)).toEqual([type, !mayGet]);
    }
  });

  it.each(FILES.filter(({ who }) => who === 'admin'))(
    '$url is for the roles of its part alone',
    async ({ url }) => {
      const roles = { payouts: 'finance', verifications: 'moderator', analytics: 'finance' };
      const part = Object.keys(roles).find((word) => url.includes(word)) as keyof typeof roles;
      for (const role of ['moderator', 'finance', 'support'] as const) {
        const { headers } = await harness.factory.admin({ role });
        const answer = await harness.app.inject({ url, headers });
        const isOther = answer.statusCode === 403 && answer.json().code === 'other_part';
        expect([role, isOther]).toEqual([role, role !== roles[part]]);
      }
    },
  );

  it.each(FILES)('$url is not for an admin without two factors', async ({ url }) => {
    const fresh = await harness.factory.admin();
    await harness.deps.db
      .updateTable('users')
      .set({ two_factor_at: null })
      .where('id', '=', fresh.id)
      .execute();
    harness.deps.sessions.forget(fresh.id);
    const answer = await harness.app.inject({ url, headers: fresh.headers });
    expect(answer.json()).toMatchObject({ status: 403, code: 'two_factor_setup' });
  });
});
