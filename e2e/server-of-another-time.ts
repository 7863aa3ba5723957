import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../apps/server/test/remove-folder.ts';
import { isReady } from './server-beside.ts';

const DAY_MS = 86_400_000;
/** A server reads its clock's file a few times a second. */
const READ_MS = 500;

/** A server of its own with a demo of its own, for a journey that lives through months. It takes the port and the two after it. */
export async function startInAnotherTime(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'likha-later-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  chmodSync(folder, 0o755);
  const clock = join(folder, 'ahead');
  writeFileSync(clock, '0');
  const server = spawn(
    process.execPath,
    ['--disable-proto=delete', '--import', './e2e/other-time.ts', 'apps/server/src/main.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        DEMO_CROWD: 'false',
        LOG_LEVEL: 'warn',
        OTHER_TIME: clock,
      },
    },
  );
  let ahead = 0;
  const url = `http://127.0.0.1:${port}`;
  // Whom it begins with is there then; the rest of the demo comes meanwhile.
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, READ_MS));
  return {
    url,
    now: () => new Date(Date.now() + ahead),
    async pass(days: number): Promise<void> {
      ahead += days * DAY_MS;
      writeFileSync(clock, String(ahead));
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
    },
    async stop(): Promise<void> {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await removeFolder(folder);
    },
  };
}
