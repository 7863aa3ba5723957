import type { Language } from '@likha/contract';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { useHarness } from '../../../test/harness.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { mailSanctionJob } from './declared-jobs.ts';
import { enforcementJobs } from './enforcement.jobs.ts';

export const PASSWORD = 'maligayang-bati';
export const REASON = 'Links to another site in comments.';

/** Staff who warn, suspend, ban and lift. Everything is real but the clock, and the mail, which is gathered from the queue. */
export function useEnforcement() {
  const harness = useHarness();
  beforeAll(() => harness.factory.holdEarnings(0));
  function send(method: 'GET' | 'POST' | 'PUT', url: string, person: Person | null, payload?: object) {
    return harness.app.inject({
      method,
      url: `/api${url}`,
      headers: person?.headers ?? {},
      ...(payload && { payload }),
    });
  }

  const judge = (admin: Person, what: string, person: { id: string }, body: object) =>
    send('POST', `/admin/users/${person.id}/${what}`, admin, body);
  const suspend = (admin: Person, person: { id: string }, days = 3) =>
    judge(admin, 'suspend', person, { days, reason: REASON });
  const ban = (admin: Person, person: { id: string }) => judge(admin, 'ban', person, { reason: REASON });
  const lift = (admin: Person, person: { id: string }) =>
    judge(admin, 'lift', person, { reason: 'A mistake of ours.' });
  const warn = (admin: Person, person: { id: string }, more: object = {}) =>
    judge(admin, 'warn', person, { severity: 2, warning_type: 'spam', description: REASON, ...more });

  async function statusOf({ id }: { id: string }): Promise<string> {
    return (
      await harness.deps.db
        .selectFrom('users')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  }

  /** What is waiting to be mailed about sanctions, by the job itself. */
  async function mails(): Promise<MailMessage[]> {
    const { mail, sent } = catchMail();
    const job = enforcementJobs({ ...harness.deps, mail }).find(({ id }) => id === mailSanctionJob.id);
    const { rows } = await sql<{ id: string; payload: unknown }>`
      select jobs.id::text, jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${mailSanctionJob.id} order by jobs.id`.execute(harness.deps.db);
    for (const { id, payload } of rows) {
      await job?.handle(job.payload.parse(payload) as never, FIRST_TRY);
      await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
    }
    return sent;
  }

  const speak = (person: { id: string }, language: Language) =>
    harness.deps.db.updateTable('users').set({ language }).where('id', '=', person.id).execute();

  const actionsAbout = async (person: { id: string }) =>
    harness.deps.db
      .selectFrom('admin_actions')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject_id', '=', person.id)
      .orderBy('id')
      .execute();

  /** A verified creator with a price and a free post, and a fan with credits. */
  async function scene() {
    const [admin, creator, fan] = [
      await harness.factory.admin(),
      await harness.factory.creator(),
      await harness.factory.fan({ credits: 3000 }),
    ];
    await harness.deps.db
      .updateTable('users')
      .set({ subscription_price_centavos: 10_000 })
      .where('id', '=', creator.id)
      .execute();
    return { admin, creator, fan };
  }

  return { harness, send, judge, suspend, ban, lift, warn, statusOf, mails, speak, actionsAbout, scene };
}
