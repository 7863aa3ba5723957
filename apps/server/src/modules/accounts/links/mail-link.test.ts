import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import { useHarness } from '../../../../test/harness.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { createMail } from '../../../providers/mail/mail.ts';
import { tokenIn } from '../accounts.fixture.ts';
import { accountsJobs } from '../accounts.jobs.ts';
import { mailLinkJob } from '../declared-jobs.ts';
import { requestLink } from './request-link.ts';

/** Real: the queue and the mail, whose server is away first and there then. */
const harness = useHarness();

async function count(table: 'links' | 'jobs', tries = 0): Promise<number> {
  const { rows } = await (table === 'links'
    ? sql<{ n: number }>`select count(*)::int as n from account_links`
    : sql<{
        n: number;
      }>`select count(*)::int as n from graphile_worker.jobs where attempts >= ${tries} and locked_at is null`
  ).execute(harness.deps.db);
  return rows[0]?.n ?? 0;
}

it('a link that a dead mail server does not take counts for nothing, however often it is tried', async () => {
  const fan = await harness.factory.fan();
  const email = `${fan.username}@example.test`;
  const away = createMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@likha.test', folder: '/nonexistent' });
  const { mail: back, sent } = catchMail();
  let mail = away;
  const send = { ...back, send: (message: Parameters<typeof back.send>[0]) => mail.send(message) };
  const jobs = accountsJobs({ ...harness.deps, mail: send }) as never;
  const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs });
  await requestLink(harness.deps, harness.deps.db, { kind: 'reset_password', email, language: 'en' });
  for (let tries = 1; tries < mailLinkJob.tries; tries += 1) {
    await expect.poll(() => count('jobs', tries)).toBe(1);
    expect(await count('links')).toBe(0);
    if (tries === mailLinkJob.tries - 1) mail = back;
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(harness.deps.db);
  }
  await expect.poll(() => sent.map(tokenIn)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await count('links')).toBe(1);
  await worker.stop();
});
