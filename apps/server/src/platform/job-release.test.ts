import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useHarness } from '../../test/harness.ts';
import { declareJob, type Job } from './declare-job.ts';
import { addJob, addJobs } from './jobs.ts';
import { isLater, RELEASE } from './release.ts';
import { startOwnWorker } from './worker.fixture.ts';

/** A web of one release and a worker of another, as while an upgrade is under way (P983). */
const harness = useHarness();

const MINE = z.object({ letter: z.enum(['welcome', 'farewell']), at: z.coerce.date().optional() });
const THEIRS = z.object({
  letter: z.enum(['welcome', 'farewell', 'apology']),
  at: z.coerce.date().optional(),
  because: z.object({ reason: z.string() }).optional(),
});
const mine = declareJob({ id: 'test.letter', lane: 'mail', payload: MINE, tries: 2 });
const theirs = declareJob({ ...mine, payload: THEIRS });

const done: unknown[] = [];
let worker: Awaited<ReturnType<typeof startOwnWorker>> | undefined;
async function stop() {
  const stopped = worker;
  worker = undefined;
  await stopped?.stop();
}
afterEach(async () => {
  await stop();
  done.length = 0;
  await sql`delete from graphile_worker._private_jobs`.execute(harness.deps.db);
});

async function start(declared: typeof mine | typeof theirs) {
  await stop();
  const job = { ...declared, handle: async (told: unknown) => void done.push(told) } as Job;
  worker = await startOwnWorker({ connectionString: harness.connectionString, jobs: [job] });
}

/** As a web of that release would have added what waits. */
async function addedBy(release: string) {
  await sql`update graphile_worker._private_jobs set flags = ${JSON.stringify({ [`release:${release}`]: true })}::jsonb`.execute(
    harness.deps.db,
  );
}

async function queued() {
  const { rows } = await sql<{
    attempts: number;
    isLater: boolean;
    last_error: string | null;
    flags: object | null;
  }>`select attempts, run_at > now() + interval '50 seconds' as "isLater", last_error, flags from graphile_worker._private_jobs order by id`.execute(
    harness.deps.db,
  );
  return rows;
}

it('says on each job which release added it', async () => {
  const { db } = harness.deps;
  await addJob(db, mine, { letter: 'welcome' });
  await addJobs(db, mine, [{ letter: 'welcome' }]);
  const own = { [`release:${RELEASE}`]: true };
  expect((await queued()).map(({ flags }) => flags)).toEqual([own, own]);
});

it.each([
  ['a word', { letter: 'apology' }],
  ['a field', { letter: 'farewell', because: { reason: 'spam' } }],
] as const)(
  'what a later release says by %s unknown here waits for a worker of it, and costs no try',
  async (_what, told) => {
    const { db } = harness.deps;
    await addJob(db, theirs, told);
    await addedBy('99.0.0');
    await start(mine);
    await expect.poll(queued).toEqual([
      expect.objectContaining({
        attempts: 0,
        isLater: true,
        last_error: expect.stringContaining('99.0.0'),
      }),
    ]);
    expect(done).toEqual([]);
    await start(theirs);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    await expect.poll(() => done).toEqual([told]);
  },
);

it('what a later release says by words that are known here is done', async () => {
  await addJob(harness.deps.db, theirs, { letter: 'farewell', at: new Date(0) });
  await addedBy('99.0.0');
  await start(mine);
  await expect.poll(() => done).toEqual([{ letter: 'farewell', at: new Date(0) }]);
});

it('a field that an earlier release still says is let be', async () => {
  await addJob(harness.deps.db, theirs, { letter: 'farewell', because: { reason: 'spam' } });
  await addedBy('0.0.1');
  await start(mine);
  await expect.poll(() => done).toEqual([{ letter: 'farewell' }]);
});

it('what cannot be read and is of no later release fails, and is there to be looked at', async () => {
  await addJob(harness.deps.db, theirs, { letter: 'apology' });
  await start(mine);
  await expect.poll(async () => (await queued())[0]?.attempts).toBe(2);
  expect(await queued()).toEqual([
    expect.objectContaining({ last_error: expect.stringContaining('letter') }),
  ]);
});

it('tells releases apart by their numbers', () => {
  expect(isLater('0.10.0', '0.9.9')).toBe(true);
  expect(isLater('0.9.9', '0.10.0')).toBe(false);
  expect(isLater('1.0.0', '1.0.0')).toBe(false);
});
