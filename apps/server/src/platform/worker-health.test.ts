import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { removeFolder } from '../../test/remove-folder.ts';
import { freePort, type ServerProcess, startServer } from '../../test/server-process.ts';

/** The real program as a worker, on a real database; its providers are nowhere, and nothing asks them. */
const NOWHERE = 'http://127.0.0.1:1';
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let worker: ServerProcess;
let health: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-worker-'));
  database = await createTestDatabase();
  const port = await freePort();
  health = `http://127.0.0.1:${port}`;
  // A job of the settlement's lane that has been due for ten minutes, and that only clockwork would take: nobody does.
  await database.pool.query(
    `select graphile_worker.add_job('credits.nobody-takes-this', run_at => now() - interval '10 minutes')`,
  );
  worker = await startServer({
    dataDir: folder,
    port: await freePort(),
    sandboxPort: 0,
    // On a signal it starts a program as a library might, which tells of no environment of its own.
    nodeFlags: [
      '--import',
      `data:text/javascript,import{spawn}from'node:child_process';process.on('SIGUSR2',()=>spawn('sleep',['60']))`,
    ],
    environment: {
      ROLE: 'worker',
      SMTP_URL: 'smtp://x:a-secret-of-the-mail@127.0.0.1:1',
      DEMO: 'false',
      HEALTH_PORT: String(port),
      DATABASE_URL: database.connectionString,
      PAYPAL_CLIENT_ID: 'x',
      PAYPAL_CLIENT_SECRET: 'x',
      PAYPAL_WEBHOOK_ID: 'x',
      PAYPAL_BASE_URL: NOWHERE,
      PAYMONGO_SECRET_KEY: 'x',
      PAYMONGO_WEBHOOK_SECRET: 'x',
      PAYMONGO_BASE_URL: NOWHERE,
    },
  });
});

afterAll(async () => {
  await worker?.stop();
  await database.drop();
  await removeFolder(folder);
});

const ask = async (path: string, headers = {}) => {
  const answer = await fetch(`${health}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

describe('a process that is a worker alone', () => {
  it('keeps no secret in its environment: nothing that it starts is told one', async () => {
    process.kill(worker.pid, 'SIGUSR2');
    const child = () =>
      execFileSync('sh', ['-c', `pgrep -P ${worker.pid} sleep || true`])
        .toString()
        .trim();
    await expect.poll(child).toMatch(/^\d+$/);
    const told = readFileSync(`/proc/${child()}/environ`, 'utf8');
    process.kill(Number(child()));
    expect(told).toContain('ROLE=worker');
    expect(told).not.toMatch(/a-secret-of-the-mail|(SECRET|_KEY|DATABASE_URL|SMTP_URL)=/);
  });

  it('says that it lives and that it is ready, and nothing else', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    // Once every lane has looked for jobs.
    await expect
      .poll(() => ask('/readyz'))
      .toEqual({
        status: 200,
        text: '{"status":"ready","checks":{"database":true,"queue":true,"lanes":true}}',
      });
    expect((await ask('/api/config')).status).toBe(404);
    expect((await ask('/metrics', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  });

  it('shows what waits in each lane, and for how long', async () => {
    const { text } = await ask('/metrics');
    expect(text).toContain('jobs_due{lane="media"} 0');
    expect(text).toContain('jobs_due{lane="unknown"} 1');
    const oldest = Number(/jobs_oldest_due_seconds\{lane="unknown"\} (\d+)/.exec(text)?.[1]);
    expect(oldest).toBeGreaterThanOrEqual(600);
    expect(text).toMatch(/database_connections\{pool="reads",state="open"\} [1-9]/);
    expect(text).toMatch(/disk_bytes\{state="free"\} [1-9]/);
    expect(Math.abs(Number(/^clock_drift_seconds (\S+)/m.exec(text)?.[1]))).toBeLessThan(60);
  });
});
