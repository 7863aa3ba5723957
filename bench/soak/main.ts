import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../apps/server/test/server-process.ts';
import { nodeFlags, serverEnvironment } from '../../scripts/server-process.mjs';
import { signInDemo } from './sign-in-demo.ts';
import { soak } from './soak.ts';

/** `npm run soak`: the real program for ten minutes, or as many seconds as are named; with so many sockets of one address where a second number is. */
const seconds = Number(process.argv[2] ?? 600);
const sockets = Number(process.argv[3] ?? 0);
const folder = mkdtempSync(join(tmpdir(), 'likha-soak-'));
// As root, PostgreSQL runs as another user who must be able to enter.
chmodSync(folder, 0o755);
const port = await freePort();
const server = await startServer({
  dataDir: folder,
  port,
  sandboxPort: await freePort(),
  nodeFlags: nodeFlags(undefined),
  environment: serverEnvironment(),
});
const megabytes = () =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, megabytes());
}, 500);
try {
  const before = megabytes();
  const tokens = await signInDemo(port);
  const result = await soak({
    port,
    seconds,
    people: 20,
    pauseMs: 1500,
    unread: 14,
    unfinished: { total: 9500, addresses: 20 },
    uploads: { total: 1000, addresses: 18, tokens },
    ...(sockets > 0 && { sockets: { total: sockets, addresses: 1, tokens } }),
  });
  process.stdout.write(
    `${seconds} s: ${result.answered} answers to honest people, ${result.failed.length} missing, 99 % within ${result.p99Ms} ms; ` +
      `memory ${before} MB before, ${most} MB at most, ${megabytes()} MB after\n`,
  );
  for (const problem of new Set(result.failed)) process.stdout.write(`  ${problem}\n`);
  process.exitCode = result.failed.length === 0 && result.p99Ms < 2000 ? 0 : 1;
} finally {
  clearInterval(watch);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
