import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { gatherDigests } from './gather-digests.ts';
import { mailsOf } from './notifications.fixture.ts';
import { sendNotices } from './send-notices.ts';

/** Each test has a day of its own, and the clock only goes forward. Mail is fake unless a test says otherwise. */
export function useNotificationScene() {
  const harness = useHarness();
  let day = Date.parse('2026-06-16T04:00:00.000Z');

  beforeEach(async () => {
    // What earlier tests began is done with.
    await sql`delete from notices`.execute(harness.deps.db);
    await sql`delete from digests`.execute(harness.deps.db);
    await sql`delete from graphile_worker._private_jobs`.execute(harness.deps.db);
    harness.clock.set(new Date(day).toISOString());
    day += 4 * DAY_MS;
  });

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

  /** Sessions rest for a month at most, and the clock runs. */
  async function call(method: Method, url: string, person?: Person, payload?: object) {
    const { sessions, db } = harness.deps;
    const headers = person ? { authorization: `Bearer ${(await sessions.start(db, person.id)).bearer}` } : {};
    return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  }

  async function scene({ credits = 100 } = {}) {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits })];
    await confirmEmails(harness, creator, fan);
    return { creator, fan };
  }

  async function change(person: Person, set: object): Promise<void> {
    await harness.deps.db.updateTable('users').set(set).where('id', '=', person.id).execute();
  }

  const tip = (fan: Person, creator: Person, credits = 1) =>
    call('POST', `/creators/${creator.id}/tips`, fan, { credits, message: 'Lihim ito' });
  const say = (postId: string, person: Person) =>
    call('POST', `/content/${postId}/comments`, person, { text: 'https://evil.example/ dito' });
  const choose = (person: Person, kind: string, isOn: boolean) =>
    call('PUT', `/notifications/settings/${kind}`, person, { is_on: isOn });

  async function mailsAtOnce() {
    await sendNotices(harness.deps);
    return mailsOf(harness);
  }

  /** Goes on to half past six of the evening. */
  function goToEvening(): void {
    const now = harness.clock.now().getTime();
    const six = Math.floor((now - 10 * HOUR_MS) / DAY_MS) * DAY_MS + 10 * HOUR_MS;
    const next = six + HOUR_MS / 2 > now ? six : six + DAY_MS;
    harness.clock.set(new Date(next + HOUR_MS / 2).toISOString());
  }
  async function evening() {
    goToEvening();
    await gatherDigests(harness.deps);
  }
  async function mailsOfEvening() {
    await evening();
    return mailsOf(harness);
  }
  const addresses = (mails: { to: string }[]) => mails.map(({ to }) => to.split('@')[0]);
  /** The next test is so many days later still. */
  const skipDays = (days: number) => {
    day += days * DAY_MS;
  };
  return {
    harness,
    call,
    scene,
    change,
    tip,
    say,
    choose,
    mailsAtOnce,
    goToEvening,
    evening,
    mailsOfEvening,
    addresses,
    skipDays,
  };
}
