import { beforeEach, expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

export const PASSWORD = 'maligayang-bati';

/** Two admins for each test: one who judges, and another who decides what is appealed. Fake: captcha, clock. */
export function useAppeals() {
  const harness = useHarness();
  const people = {} as { judge: Person; other: Person };

  beforeEach(async () => {
    people.judge = await harness.factory.admin();
    people.other = await harness.factory.admin();
  });

  function post(url: string, payload: object, headers: object = {}) {
    return harness.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...headers } });
  }

  async function judged(
    what: 'warn' | 'suspend' | 'ban',
    personId: string,
  ): Promise<{ id: string; token: string }> {
    const bodies = {
      warn: { severity: 1, warning_type: 'spam', description: 'Paulit-ulit' },
      suspend: { days: 3, reason: 'Umulit' },
      ban: { reason: 'Tatlong beses na' },
    };
    const { sanction } = (
      await post(`/admin/users/${personId}/${what}`, bodies[what], people.judge.headers)
    ).json();
    return { id: sanction.id, token: harness.deps.appealTokens.make(sanction.id) };
  }

  async function appealed(what: 'warn' | 'suspend' | 'ban') {
    const fan = await harness.factory.fan();
    const { id, token } = await judged(what, fan.id);
    expect((await post('/appeals', { token, text: 'Mali ito' })).statusCode).toBe(201);
    const appeal = await harness.deps.db
      .selectFrom('appeals')
      .select('id')
      .where('sanction_id', '=', id)
      .executeTakeFirstOrThrow();
    return { fan, sanctionId: id, token, appealId: appeal.id };
  }

  const decide = (appealId: string, decision: 'granted' | 'denied', admin = people.other) =>
    post(`/admin/appeals/${appealId}/decision`, { decision, answer: 'Tiningnan namin ulit' }, admin.headers);

  async function statusOf(id: string) {
    return (
      await harness.deps.db
        .selectFrom('users')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  }

  return { harness, people, post, judged, appealed, decide, statusOf };
}
