import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { announceVersions } from './announce-versions.ts';
import { TWO_VERSIONS } from './legal.fixture.ts';

const harness = useHarness({ deps: { legalVersions: TWO_VERSIONS } });

const ask = async (url: string, headers = {}) => (await harness.app.inject({ url, headers })).json();
const announcements = () => harness.deps.db.selectFrom('legal_announcements').selectAll().execute();

describe('a version of the documents', () => {
  it('is nobody’s before it is announced', async () => {
    const fan = await harness.factory.fan();
    expect((await ask('/api/config')).legal).toMatchObject({ version: '1.0', announced: null });
    const { user } = await ask('/api/auth/me', fan.headers);
    expect(user).toMatchObject({ needs_consent: false, new_documents: null });
    const { versions } = await ask('/api/legal/versions');
    expect(versions.map(({ version }: { version: string }) => version)).toEqual(['1.0']);
  });

  it('is announced once, with a day that does not move, however many announce it', async () => {
    await Promise.all(Array.from({ length: 4 }, () => announceVersions(harness.deps)));
    harness.clock.advance(DAY_MS);
    await announceVersions(harness.deps);
    const effective_at = new Date('2026-07-15T16:00:00.000Z');
    expect(await announcements()).toMatchObject([{ version: '1.1', effective_at }]);
    const { legal } = await ask('/api/config');
    const announced = {
      version: '1.1',
      effective_at: effective_at.toISOString(),
      documents: ['terms', 'refunds'],
    };
    expect(legal).toMatchObject({ version: '1.0', last_updated: '2025-01', announced });
  });

  it('is told to who is signed in, with its day and what changes, and not yet asked for', async () => {
    const creator = await harness.factory.creator();
    const { user } = await ask('/api/auth/me', creator.headers);
    expect(user).toMatchObject({
      needs_consent: false,
      new_documents: { version: '1.1', is_in_force: false, summary: { fil: 'Mas mabilis ang refund.' } },
    });
    const accept = { method: 'POST', url: '/api/auth/consent', headers: creator.headers } as const;
    const early = await harness.app.inject({ ...accept, payload: { version: '1.1' } });
    expect(early.statusCode).toBe(422);
  });

  it('holds from its day on, is what people then accept, and those before it stay in the list', async () => {
    const [fan, late] = [await harness.factory.fan(), await harness.factory.fan()];
    harness.clock.set('2026-07-15T16:00:00.000Z');
    expect((await ask('/api/config')).legal).toMatchObject({
      version: '1.1',
      last_updated: '2026-07',
      announced: null,
    });
    expect((await ask('/api/auth/me', fan.headers)).user.needs_consent).toBe(true);
    const accept = (who: { headers: object }, version: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/consent',
        headers: { ...who.headers },
        payload: { version },
      });
    expect((await accept(fan, '1.0')).statusCode).toBe(422);
    const answers = await Promise.all([accept(fan, '1.1'), accept(fan, '1.1'), accept(fan, '1.1')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json().user).toMatchObject({ needs_consent: false, new_documents: null });
    const { versions } = await ask('/api/legal/versions', fan.headers);
    expect(versions).toMatchObject([
      { version: '1.1', is_in_force: true, accepted_at: harness.clock.now().toISOString() },
      { version: '1.0', is_in_force: true, announced_at: null, effective_at: '2024-12-31T16:00:00.000Z' },
    ]);
    const others = await ask('/api/legal/versions', late.headers);
    expect(others.versions[0].accepted_at).toBeNull();
  });
});
