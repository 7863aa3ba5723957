import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { expectRefusal } from '../../test/problems.ts';
import { programEnvironment } from '../../test/program-environment.ts';
import { freePort } from '../../test/server-process.ts';
import { register } from '../modules/accounts/accounts.fixture.ts';
import { DEMO_PASSWORD, hashPassword } from '../modules/accounts/index.ts';
import { startLiveness } from '../platform/liveness.ts';
import { createLog } from '../platform/log.ts';

/** What is real: the program, the command and the database that they are given. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'likha-demo-'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'a.webp'), 'x');
  writeFileSync(join(folder, 'secret'), randomBytes(48));
  for (const email of ['Admin@Likha.test', 'real@example.test'])
    await database.db
      .insertInto('users')
      .values({
        id: crypto.randomUUID(),
        email,
        username: email.slice(0, 4),
        full_name: 'Somebody',
        password_hash: 'x',
        user_type: 'fan',
        date_of_birth: '1990-01-01',
        legal_consent_version: '1.0',
        legal_consent_at: new Date(),
        created_at: new Date(),
        last_seen_at: new Date(),
      })
      .execute();
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function run(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname, ...args], {
    env: {
      ...programEnvironment,
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Likha is ready')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
}

async function startLive() {
  const port = await freePort();
  return run('../main.ts', [], {
    PORT: String(port),
    LOG_LEVEL: 'warn',
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    PAYPAL_WEBHOOK_ID: 'c',
    PAYMONGO_SECRET_KEY: 'd',
    PAYMONGO_WEBHOOK_SECRET: 'e',
  });
}

async function people(): Promise<number> {
  return (await database.db.selectFrom('users').select('id').execute()).length;
}

describe('a database that held the demo', () => {
  it('is refused outside demo mode, in one line that names the command', async () => {
    const { code, output } = await startLive();
    expect(code).toBe(1);
    expect(output).toMatch(/^Likha could not start\. DEMO: .*1 people of the demo.*npm run remove-demo.*\n$/);
  });

  it('is not emptied unless that is said, nor under a Likha that lives', async () => {
    const asked = await run('./remove-demo.ts');
    expect(asked.code).toBe(1);
    expect(asked.output).toContain('1 people of the demo and 1 others');
    expect(asked.output).toContain('--erase-everything');
    const liveness = await startLiveness({
      connectionString: database.connectionString,
      id: crypto.randomUUID(),
      log: createLog('silent'),
    });
    const used = await run('./remove-demo.ts', ['--erase-everything']);
    await liveness.stop();
    expect([used.code, used.output]).toEqual([1, 'A Likha uses this database. Stop it first.\n']);
    expect(await people()).toBe(2);
  });

  it('is emptied when it is said, with the files, and starts then', async () => {
    const erased = await run('./remove-demo.ts', ['--erase-everything']);
    expect(erased.output).toContain('All of them are gone');
    expect(erased.code).toBe(0);
    expect([existsSync(join(folder, 'media')), existsSync(join(folder, 'secret'))]).toEqual([false, true]);
    const started = await startLive();
    expect(started.output).toContain('Likha is ready');
    // Letters that nobody gets are said aloud.
    expect(started.output).toContain('no mail is sent');
    expect(await people()).toBe(0);
    expect((await run('./remove-demo.ts')).output).toContain('Nothing was removed');
  });

  it('is refused with an admin who has the password of the demo, naming who', async () => {
    const owner = ['--email', 'owner@example.com', '--name', 'The Owner'];
    const asked = await run('./make-admin.ts', owner, { ADMIN_PASSWORD: DEMO_PASSWORD });
    expect(asked.output).toContain('too easy to guess');
    const made = await run('./make-admin.ts', owner, { ADMIN_PASSWORD: 'isang-mahabang-salita' });
    expect(made.output).toContain('is a new admin account');
    const password_hash = await hashPassword(DEMO_PASSWORD, null);
    await database.db.updateTable('users').set({ password_hash }).execute();
    const { code, output } = await startLive();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Likha could not start\. DEMO: the admin owner@example\.com has the demo's password.*\n$/,
    );
  });
});

describe('an address of the demo', () => {
  const harness = useHarness();

  it('is refused at registration outside demo mode, so that nobody makes a house look like the demo', async () => {
    const problem = expectRefusal(await register(harness, { email: 'me@LIKHA.test' }));
    expect(problem.errors).toEqual({ email: 'Enter a valid email address' });
  });
});
