import { sql } from 'kysely';
import type { Person } from '../../../test/factory.ts';
import type { useHarness } from '../../../test/harness.ts';
import { mailRenewalJob } from './declared-jobs.ts';

/** What is queued to be told to a fan, in order. */
export async function mailsTo(harness: ReturnType<typeof useHarness>, fan: Person): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select p.payload->>'what' as what from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where j.task_identifier = ${mailRenewalJob.id} and p.payload->>'fanId' = ${fan.id} order by j.id`.execute(
    harness.deps.db,
  );
  return rows.map(({ what }) => what);
}
