import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { useHarness } from '../../../test/harness.ts';
import { PushService } from '../../../test/push-service.ts';
import { look } from './look.ts';
import { pushJobs } from './push.jobs.ts';

/** People with browsers at a push service on this machine; what is queued is done by the jobs themselves. */
export function usePush() {
  let service: PushService;
  const harness = useHarness({
    environment: async () => {
      service = await PushService.start();
      return { PUSH_SERVICES: service.origin };
    },
  });
  afterAll(() => service.stop());

  /** A session of a person, which is what a device belongs to. */
  async function session(person: Person) {
    const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
    const headers = { authorization: `Bearer ${token}` };
    const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { call };
  }
  async function device(person: Person) {
    const [{ call }, browser] = [await session(person), service.subscribe()];
    const answer = await call('POST', '/push/subscriptions', { expirationTime: null, ...browser.device });
    return { ...browser, call, answer };
  }

  /** Looks once, and hands over what waits, as often as it waits. @returns how many jobs failed */
  async function work(): Promise<number> {
    await look(harness.deps);
    const jobs = new Map(pushJobs(harness.deps).map((job) => [job.id, job]));
    const { rows } = await sql<{ id: string; payload: never }>`
      select jobs.id::text, jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'push.send' order by jobs.id`.execute(harness.deps.db);
    let failed = 0;
    for (const { id, payload } of rows)
      try {
        const job = jobs.get('push.send');
        await job?.handle(job.payload.parse(payload) as never, FIRST_TRY);
        await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(
          harness.deps.db,
        );
      } catch {
        failed += 1;
      }
    return failed;
  }

  return { harness, service: () => service, session, device, work };
}
