import { sql } from 'kysely';
import { catchMail } from '../../../test/catch-mail.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import type { Harness } from '../../../test/harness.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { accountsJobs } from './accounts.jobs.ts';

let count = 0;

/** A form that is accepted; a test changes what it is about. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    full_name: 'Ana Reyes',
    email: `person${count}@example.test`,
    password: 'maligayang-bati',
    user_type: 'fan',
    date_of_birth: '1995-03-02',
    recaptcha_token: `solved-${count}`,
    ...changes,
  };
}

export function register(harness: Harness, changes: Record<string, unknown> = {}, query = '') {
  return harness.app.inject({
    method: 'POST',
    url: `/api/auth/register${query}`,
    payload: registration(changes),
  });
}

export function login(
  harness: Harness,
  email: string,
  password: string,
  { remoteAddress = '127.0.0.1', cookie = '', isSolved = false } = {},
) {
  count += 1;
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, ...(isSolved ? { recaptcha_token: `solved-${count}` } : {}) },
    headers: cookie ? { cookie } : {},
    remoteAddress,
  });
}

/** What a browser keeps of an answer, the session aside. */
export function deviceOf(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.includes('likha_device=')) ?? '';
}

/**
 * Does what is waiting in the queue to be mailed, by the jobs themselves, and answers what was sent. Mail alone is fake.
 */
export async function mailsOf(harness: Harness): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  const jobs = new Map(accountsJobs({ ...harness.deps, mail }).map((job) => [job.id, job]));
  const { rows } = await sql<{ id: string; task: string; payload: unknown }>`
    select jobs.id::text, tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier like 'accounts.mail%' order by jobs.id`.execute(harness.deps.db);
  for (const { id, task, payload } of rows) {
    const job = jobs.get(task);
    await job?.handle(job.payload.parse(payload) as never, FIRST_TRY);
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
  }
  return sent;
}

/** The token in the address of a mailed link. */
export function tokenIn(mail: MailMessage | undefined): string {
  return /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}
