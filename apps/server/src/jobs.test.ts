import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { useHarness } from '../test/harness.ts';
import { allJobs } from './jobs.ts';
import { mailLinkJob } from './modules/accounts/declared-jobs.ts';
import type { JobDeclaration } from './platform/declare-job.ts';
import { addJob, addJobs } from './platform/jobs.ts';

const MODULES = new URL('./modules/', import.meta.url).pathname;
const harness = useHarness();

/** Everything that a `declared-jobs.ts` exports, per provider or not. */
async function declaredJobs(): Promise<JobDeclaration[]> {
  const paths = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('declared-jobs.ts'));
  const exported = await Promise.all(files.map((path) => import(join(MODULES, path)) as Promise<object>));
  return exported.flatMap((file) =>
    Object.values(file).flatMap((one) => ('id' in one ? [one] : Object.values(one))),
  );
}

describe('a declared job', () => {
  it('has one who does it, and nobody else has its name', async () => {
    const taken = (await allJobs(harness.deps)).map(({ id }) => id);
    const declared = (await declaredJobs()).map(({ id }) => id);
    expect(declared.length).toBeGreaterThan(15);
    expect(declared.filter((id) => !taken.includes(id))).toEqual([]);
    expect(taken.filter((id, index) => taken.indexOf(id) !== index)).toEqual([]);
  });

  it('is queued with the tries that it declares, alone and with others, and takes its own payload only', async () => {
    const { db } = harness.deps;
    const request = { kind: 'confirm_email', email: 'a@example.test', language: 'en' } as const;
    await addJob(db, mailLinkJob, request);
    await addJobs(db, mailLinkJob, [request]);
    const { rows } = await sql<{ tries: number }>`select max_attempts as tries from graphile_worker.jobs
      where task_identifier = ${mailLinkJob.id}`.execute(db);
    expect(rows).toEqual([{ tries: mailLinkJob.tries }, { tries: mailLinkJob.tries }]);
    expectTypeOf(addJob<{ mediaId: string }>)
      .parameter(2)
      .toEqualTypeOf<{ mediaId: string }>();
  });
});
