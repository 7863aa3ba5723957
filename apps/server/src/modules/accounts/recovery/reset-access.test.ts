import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';

/** Fake: captcha, clock. */
const harness = useHarness();

function act(admin: Person, personId: string, what: 'sign-out' | 'two-factor/reset') {
  const url = `/api/admin/users/${personId}/${what}`;
  return harness.app.inject({ method: 'POST', url, headers: admin.headers });
}

async function noticesTo(userId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select payload->>'kind' as kind from graphile_worker._private_jobs
    where payload->>'userId' = ${userId}`.execute(harness.deps.db);
  return rows.map(({ kind }) => kind);
}

async function recorded(personId: string): Promise<string[]> {
  const rows = await harness.deps.db
    .selectFrom('admin_actions')
    .select('action')
    .where('subject_id', '=', personId)
    .execute();
  return rows.map(({ action }) => action);
}

it('signs somebody out everywhere at once, on record, and tells them', async () => {
  const [fan, admin] = [await harness.factory.fan(), await harness.factory.admin()];
  const second = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
  await harness.deps.sessions.authenticate(second, 'bearer');
  const answer = await act(admin, fan.id, 'sign-out');
  expect(answer.json()).toMatchObject({ ended: 2, message: 'Signed out everywhere. Sessions ended: 2.' });
  for (const token of [fan.token, second])
    expect(await harness.deps.sessions.authenticate(token, 'bearer')).toBeNull();
  expect([await recorded(fan.id), await noticesTo(fan.id)]).toEqual([['user.sign_out'], ['signed_out']]);
});

it('turns two factors off for who lost them, once', async () => {
  const [admin, other] = [await harness.factory.admin(), await harness.factory.admin()];
  await harness.deps.db
    .insertInto('two_factor')
    .values({ user_id: other.id, sealed_secret: Buffer.from('x'), created_at: harness.clock.now() })
    .execute();
  const codes = (await Promise.all([1, 2].map(() => act(admin, other.id, 'two-factor/reset')))).map(
    ({ statusCode }) => statusCode,
  );
  expect(codes.sort()).toEqual([200, 409]);
  const left = await harness.deps.db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', other.id)
    .execute();
  expect([left, await recorded(other.id), await noticesTo(other.id)]).toEqual([
    [],
    ['user.reset_two_factor'],
    ['two_factor_reset'],
  ]);
});

it('does neither to oneself, nor to who is not there', async () => {
  const admin = await harness.factory.admin();
  for (const what of ['sign-out', 'two-factor/reset'] as const) {
    expect(expectRefusal(await act(admin, admin.id, what)).code).toBe('own_account');
    expect(expectRefusal(await act(admin, '0198a000-0000-7000-8000-000000000000', what)).code).toBe(
      'person_not_found',
    );
  }
  expect(await recorded(admin.id)).toEqual([]);
});
