import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { register } from '../accounts.fixture.ts';

const harness = useHarness();
const IN_FORCE = '1.0';

async function someoneOfAnOlderVersion() {
  const fan = await harness.factory.fan();
  await harness.deps.db
    .updateTable('users')
    .set({ legal_consent_version: '0.9' })
    .where('id', '=', fan.id)
    .execute();
  return fan;
}

const accept = (headers: Record<string, string>, version: string) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/consent', headers, payload: { version } });

const consentsOf = (id: string) =>
  harness.deps.db
    .selectFrom('legal_consents')
    .select(['version', 'accepted_at'])
    .where('person_id', '=', id)
    .execute();

it('is kept with its version and moment, once however often it is given', async () => {
  const fan = await someoneOfAnOlderVersion();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(fan.headers, IN_FORCE)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(answers[0]?.json().user.legal_consent_version).toBe(IN_FORCE);
  expect(await consentsOf(fan.id)).toEqual([{ version: IN_FORCE, accepted_at: harness.clock.now() }]);
});

it('is not given to a version that nobody was shown, or that is no longer in force', async () => {
  const fan = await someoneOfAnOlderVersion();
  const answer = await accept(fan.headers, '0.9');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.version).toMatch(/newer version/);
  expect(await consentsOf(fan.id)).toEqual([]);
});

it('is recorded with a registration', async () => {
  const answer = await register(harness);
  expect(await consentsOf(answer.json().user.id)).toHaveLength(1);
});

it('never takes back a newer version that was accepted, as when two tabs are of two versions', async () => {
  const fan = await harness.factory.fan();
  const newer = () => harness.deps.db.updateTable('users').set({ legal_consent_version: '1.10' });
  await newer().where('id', '=', fan.id).execute();
  const answer = await accept(fan.headers, IN_FORCE);
  expect(answer.json().user).toMatchObject({ legal_consent_version: '1.10', needs_consent: false });
});
