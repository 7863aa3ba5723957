import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { register, registration } from '../../modules/accounts/accounts.fixture.ts';

const harness = useHarness();

/** What nobody says of themselves. */
const OVERREACH = {
  ...{ id: '00000000-0000-7000-8000-000000000001', status: 'active', is_verified: true },
  ...{ user_type: 'admin', staff_role: 'owner', kyc_status: 'approved', credits: 9999 },
  ...{
    password_hash: 'x',
    email_confirmed_at: '2026-01-01T00:00:00Z',
    two_factor_at: '2026-01-01T00:00:00Z',
  },
};

const rowOf = (id: string) =>
  harness.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('what a call reads', () => {
  it('is what its contract names: more than that changes nothing', async () => {
    const { user, access_token } = (await register(harness, { ...OVERREACH, user_type: 'fan' })).json();
    const before = await rowOf(user.id);
    expect(before).toMatchObject({
      ...{ user_type: 'fan', staff_role: null, kyc_status: 'none' },
      ...{ email_confirmed_at: null, two_factor_at: null },
    });
    const headers = { authorization: `Bearer ${access_token}` };
    const payload = { ...OVERREACH, full_name: 'Bagong Pangalan' };
    const saved = await harness.app.inject({ method: 'PUT', url: '/api/users/me', headers, payload });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await rowOf(user.id)).toEqual({ ...before, full_name: 'Bagong Pangalan' });
  });

  it('stands where its contract has it: query, body and path are not taken for one another', async () => {
    const form = registration();
    const query = new URLSearchParams(form as Record<string, string>);
    const url = `/api/auth/register?${query}`;
    const asked = await harness.app.inject({ method: 'POST', url, payload: {} });
    expect(asked.json().errors).toHaveProperty('email');
    const fan = await harness.factory.fan();
    const { headers } = fan;
    const before = await rowOf(fan.id);
    const put = { method: 'PUT', url: '/api/users/me?full_name=Iba&bio=Iba', headers, payload: {} } as const;
    await harness.app.inject(put);
    expect(await rowOf(fan.id)).toEqual(before);
    const twice = await harness.app.inject('/api/creators?limit=1&limit=2');
    expect(twice.json().code).toBe('validation_failed');
  });

  it('is decoded once', async () => {
    const { username } = await harness.factory.creator();
    const [first = '', rest = ''] = [username.charCodeAt(0).toString(16), username.slice(1)];
    const statusOf = async (name: string) =>
      (await harness.app.inject(`/api/users/by-username/${name}`)).statusCode;
    expect([await statusOf(`%${first}${rest}`), await statusOf(`%25${first}${rest}`)]).toEqual([200, 404]);
    const email = `dalawa${first}@example.test`;
    const { user } = (await register(harness, { email, full_name: '%41na &amp; \\u0041' })).json();
    expect(user.full_name).toBe('%41na &amp; \\u0041');
  });
});
