import { spawn } from 'node:child_process';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnchorDeps, anchorBooks, mailAnchor } from '../src/modules/ledger/chain/anchor-books.ts';
import { sealBooks } from '../src/modules/ledger/index.ts';
import { ledgerJobs } from '../src/modules/ledger/ledger.jobs.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import { createMail } from '../src/providers/mail/mail.ts';
import { FIRST_TRY } from './first-try.ts';
import { useHarness } from './harness.ts';
import { programEnvironment } from './program-environment.ts';

/** Real: PostgreSQL, the mail that writes into a folder, the command in a process of its own. Fake: clock, providers. */
const harness = useHarness({ laws: [] });
let deps: AnchorDeps;
let mailbox: string;

beforeAll(async () => {
  mailbox = join(harness.folder, 'mail');
  const mail = createMail({ smtpUrl: null, from: 'Likha <no-reply@likha.test>', folder: mailbox });
  deps = { ...harness.deps, mail, contactEmail: 'owner@likha.test' };
  await harness.factory.fan({ credits: 100 });
  await sealAll();
});

async function sealAll(): Promise<void> {
  const { db } = harness.deps;
  for (;;) {
    await sealBooks(harness.deps);
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from ledger_postings
      where id > (select coalesce(max(until_posting), 0) from ledger_seals)`.execute(db);
    if (rows[0]?.left === 0) return;
  }
}

const folder = () => join(harness.folder, 'anchors');
/** `npm run chain`, as a person would. */
function chain(...args: string[]) {
  const file = new URL('../src/commands/check-chain.ts', import.meta.url).pathname;
  const env = { ...programEnvironment, DATABASE_URL: harness.connectionString, DATA_DIR: harness.folder };
  const child = spawn(process.execPath, [file, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
}
async function forge(statement: string): Promise<void> {
  await harness.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}

describe('an anchor', () => {
  it('leaves the database once a day, as a file that stays and a mail', async () => {
    const [first] = await Promise.all([anchorBooks(deps), anchorBooks(deps)]);
    expect(await readdir(folder())).toEqual([`${first?.day}.txt`]);
    const path = join(folder(), `${first?.day}.txt`);
    expect((await stat(path)).mode & 0o777).toBe(0o400);
    const text = await readFile(path, 'utf8');
    await harness.factory.fan({ credits: 50 });
    await sealAll();
    expect(await anchorBooks(deps)).toEqual(first);
    expect(await readFile(path, 'utf8')).toBe(text);
    const job = ledgerJobs(deps).find(({ id }) => id === 'ledger.mail-anchor');
    const queued = await sql<{ payload: unknown }>`select jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = 'ledger.mail-anchor'`.execute(
      harness.deps.db,
    );
    expect(queued.rows).toHaveLength(1);
    await job?.handle(job.payload.parse(queued.rows[0]?.payload) as never, FIRST_TRY);
    const [mail] = await readdir(mailbox);
    const sent = (await readFile(join(mailbox, mail ?? ''), 'utf8')).replaceAll(/=\r?\n/g, '');
    expect(sent).toContain(text.trim());
  });

  it('is nothing to mail where nobody is told', async () => {
    const before = await readdir(mailbox);
    await mailAnchor({ ...deps, contactEmail: null }, { day: '2026-01-01', number: 1, hash: 'a'.repeat(64) });
    expect(await readdir(mailbox)).toEqual(before);
  });

  it('agrees with the books by the command', async () => {
    harness.clock.advance(DAY_MS);
    await anchorBooks(deps);
    expect(await chain()).toEqual({
      code: 0,
      output: 'ok      history is as it was sealed, and as 2 anchors say\n',
    });
  });

  it('shows history that was edited and sealed anew, from its file and from its mail', async () => {
    const [oldest] = (await readdir(folder())).sort();
    const path = join(folder(), oldest ?? '');
    const line = (await readFile(path, 'utf8')).trim();
    await forge(`update ledger_entries set details = '{"x": 1}'`);
    expect(await chain()).toMatchObject({ code: 1, output: expect.stringContaining('EDITED  seal 1: ') });
    await forge('delete from ledger_seals; ');
    await forge('delete from ledger_sums');
    await sealAll();
    expect(await chain()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^EDITED {2}seal \d+ is not as it was anchored on/),
    });
    await expect(anchorBooks(deps)).rejects.toThrow('are not as they were anchored');
    for (const name of await readdir(folder())) await rm(join(folder(), name));
    expect((await chain()).code).toBe(0);
    expect(await chain(line)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not as it was anchored'),
    });
  });

  it('that somebody wrote into is no anchor', async () => {
    const path = join(folder(), '2026-01-01.txt');
    await writeFile(path, 'x');
    await chmod(path, 0o600);
    expect((await chain()).code).toBe(1);
    await rm(path);
    expect(await chain('x')).toEqual({ code: 1, output: 'no anchor: x\n' });
  });
});
