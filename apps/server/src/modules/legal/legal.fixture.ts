import type { ChildProcess } from 'node:child_process';
import { LEGAL_NAMES } from '@likha/contract/addresses';
import { sql } from 'kysely';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Harness } from '../../../test/harness.ts';
import { spawnWorker, takeJobs } from '../../../test/worker-process.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { announceVersions } from './announce-versions.ts';
import { mailVersionJob } from './declared-jobs.ts';
import { legalJobs } from './legal.jobs.ts';
import type { DeclaredVersions } from './legal-versions.ts';
import { mailVersion } from './mail-version.ts';

/** A release that has a second version of the documents. */
export const TWO_VERSIONS: DeclaredVersions = [
  {
    version: '1.0',
    from: '2025-01-01',
    documents: LEGAL_NAMES,
    summary: { en: 'The first.', fil: 'Ang una.' },
  },
  {
    version: '1.1',
    from: '2026-01-15',
    documents: ['terms', 'refunds'],
    summary: { en: 'Refunds are faster.', fil: 'Mas mabilis ang refund.' },
  },
];

/** Announces what is declared, and goes to when it holds; who was signed in has come by meanwhile. */
export async function bringIntoForce({ deps, clock }: Pick<Harness, 'deps' | 'clock'>): Promise<void> {
  await announceVersions(deps);
  clock.advance(31 * DAY_MS);
  await deps.db.updateTable('sessions').set({ last_used_at: clock.now() }).execute();
}

async function queued({ deps }: Harness) {
  const { rows } = await sql<{ id: string; payload: { personId: string; version: string } }>`
    select jobs.id::text, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${mailVersionJob.id} order by jobs.id`.execute(deps.db);
  return rows;
}

/** Ids of the people to whom a mail waits in the queue. */
export async function queuedReaders(harness: Harness): Promise<string[]> {
  return (await queued(harness)).map(({ payload }) => payload.personId);
}

/** Does what is waiting in the queue to be mailed, and answers what was sent. */
export async function mailsOf(harness: Harness): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  for (const { id, payload } of await queued(harness)) {
    await mailVersion({ ...harness.deps, mail }, mailVersionJob.payload.parse(payload));
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
  }
  return sent;
}

/** A real process that takes the jobs of announcements until it is killed. */
export function spawnAnnouncer(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

if (import.meta.main) await takeJobs((deps) => legalJobs({ ...deps, legalVersions: TWO_VERSIONS }));
