import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { catchMail } from '../../../test/catch-mail.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import type { Harness } from '../../../test/harness.ts';
import { spawnWorker, takeJobs } from '../../../test/worker-process.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { notificationsJobs } from './notifications.jobs.ts';

/** A real process that takes the jobs of notifications until it is killed. */
export function spawnNotifier(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

interface Queued {
  id: string;
  task: string;
  payload: unknown;
}

/** The mails that wait in the queue, in order. */
export async function queuedMails({ deps }: Harness): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select jobs.id::text, tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier like 'notifications.mail%' order by jobs.id`.execute(deps.db);
  return rows;
}

/** Those that quiet hours put off, and until when. */
export async function laterMails({ deps }: Harness): Promise<{ run_at: Date }[]> {
  const { rows } = await sql<{ run_at: Date }>`
    select jobs.run_at from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'notifications.mail-digest-later'`.execute(deps.db);
  return rows;
}

/** Does what is waiting in the queue to be mailed, by the jobs themselves, and answers what was sent. Mail alone is fake. */
export async function mailsOf(harness: Harness): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  const jobs = new Map(notificationsJobs({ ...harness.deps, mail }).map((job) => [job.id, job]));
  for (const { id, task, payload } of await queuedMails(harness)) {
    const job = jobs.get(task);
    await job?.handle(job.payload.parse(payload) as never, FIRST_TRY);
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
  }
  return sent;
}

if (import.meta.main) await takeJobs(notificationsJobs);
