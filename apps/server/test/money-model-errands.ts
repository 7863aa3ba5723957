import { sql } from 'kysely';
import { allJobs } from '../src/jobs.ts';
import type { Gone } from '../src/modules/restitutions/restitution.ts';
import { isGone, listDue } from '../src/modules/restitutions/restitutions.queries.ts';
import { AppError } from '../src/platform/app-error.ts';
import { FIRST_TRY } from './first-try.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises } from './money-model-world.ts';

const ERRANDS = ['clawbacks.settle', 'restitutions.give'];

interface Waiting {
  task: string;
  payload: unknown;
}

/** What workers take from the queue. */
async function takeWaiting({ deps }: Harness): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = any(${ERRANDS})
    returning tasks.identifier as task, jobs.payload`.execute(deps.db);
  return rows;
}

/**
 * Workers take what waits to be taken back from creators, or given back to fans, all of it at once; each by two of them, as
 * when one froze and another took its job.
 * @returns how many waited
 */
export async function runErrands(harness: Harness, world: Promises): Promise<number> {
  const waiting = await takeWaiting(harness);
  const jobs = await allJobs(harness.deps);
  const run = async ({ task, payload }: Waiting) => {
    const job = jobs.find(({ id }) => id === task);
    if (!job) throw new Error(`there is no job ${task}`);
    const asked = job.payload.parse(payload);
    if (task === 'restitutions.give') world.gone.push(asked as Gone);
    const work = () => insist(() => job.handle(asked as never, FIRST_TRY));
    for (const answer of await Promise.all([work(), work()]))
      if (answer instanceof AppError) throw new Error(`${task} is refused: ${answer.code}`);
  };
  await Promise.all(waiting.map(run));
  return waiting.length;
}

/** Every job has been done, none of them more than once, and nobody is left without what they are owed. @throws where it is not so */
export async function expectErrandsDone(harness: Harness, world: Promises): Promise<void> {
  while ((await runErrands(harness, world)) > 0);
  await expectSharesFollow(harness);
  for (const gone of world.gone) await expectRestored(harness, world, gone);
}

/** What creators and referrers gave back is taken where its cause stands, and theirs again where it does not. */
async function expectSharesFollow({ deps }: Harness): Promise<void> {
  const { rows } = await sql<{ id: string; stands: boolean }>`
    with cause as (
      select c.id, coalesce(d.state in ('open', 'lost'), r.undone_at is null) as stands from clawbacks c
      left join disputes d on c.cause_type = 'dispute' and d.id = c.cause_id
      left join refunds r on c.cause_type = 'refund' and r.id = c.cause_id
    )
    select p.id, stands from clawback_parts p join cause on cause.id = p.clawback_id
    where given_back_at is null and ((stands and taken_at is null) or not stands)`.execute(deps.db);
  const [open] = rows;
  if (open) throw new Error(`share ${open.id} is not settled, and its cause stands: ${open.stands}`);
}

/**
 * Whoever paid for what is gone has it back. Not asked of fans who were banned or gone themselves when it was given, nor of
 * those whose own payments went back: what of their spends is whose, the stories of one act after another foretell.
 */
async function expectRestored({ deps }: Harness, world: Promises, gone: Gone): Promise<void> {
  if (!(await isGone(deps.db, gone))) return;
  const due = await listDue(deps.db, gone, { limit: 100 });
  const { rows } = await sql<{ fan_id: string }>`
    select fan_id from clawbacks where fan_id = any(${due.map(({ fan_id }) => fan_id)})`.execute(deps.db);
  const excused = new Set([...world.judged, ...rows.map(({ fan_id }) => fan_id)]);
  const left = due.find(({ fan_id }) => !excused.has(fan_id));
  if (left) throw new Error(`sale ${left.sale_entry_id} is gone with ${gone.cause}, and not given back`);
}
