import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeJobs } from './job-payloads.ts';
import { unreadable } from './unreadable-jobs.ts';

/** Every call of the contract, each answered as it says: one that breaks at a changed table answers 500. */
const EVERY_CALL = 'apps/server/test/call-answers.test.ts';
const MIGRATIONS = 'apps/server/migrations';
const JOB_PAYLOADS = 'scripts/job-payloads.ts';
const ROOT = resolve(import.meta.dirname, '..');

/**
 * `npm run release-before`, or with the name of a tag or commit: the release before, as it was, makes every call of its contract on a
 * database that this one has migrated (P768), and this one reads what its jobs are told (P984). It is the newest tag before this commit unless another is named. Its folder is a
 * worktree that goes in the end.
 */
const before = process.argv[2] ?? newestTag();
const folder = mkdtempSync(join(tmpdir(), 'likha-release-before-'));
// As root, PostgreSQL runs as another user who must be able to enter.
chmodSync(folder, 0o755);
const tree = join(folder, 'tree');
try {
  git('worktree', 'add', '--detach', '--quiet', tree, before);
  install();
  rmSync(join(tree, MIGRATIONS), { recursive: true });
  cpSync(join(ROOT, MIGRATIONS), join(tree, MIGRATIONS), { recursive: true });
  process.stdout.write(`${before} makes its calls on a database of this release …\n`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', EVERY_CALL], {
    cwd: tree,
    stdio: 'inherit',
  });
  const faults = unreadable(jobsBefore(), await describeJobs());
  for (const fault of faults)
    process.stdout.write(`queued by ${before} and not read by this release: ${fault}\n`);
  process.stdout.write(
    status === 0 && faults.length === 0
      ? `${before} can serve beside this release.\n`
      : `${before} cannot serve beside this release.\n`,
  );
  process.exitCode = faults.length > 0 ? 1 : (status ?? 1);
} finally {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** As the release before declared them, which may not know yet how to say so. */
function jobsBefore(): Awaited<ReturnType<typeof describeJobs>> {
  copyFileSync(join(ROOT, JOB_PAYLOADS), join(tree, JOB_PAYLOADS));
  const { status, stdout } = spawnSync(process.execPath, [JOB_PAYLOADS], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`what jobs of ${before} are told could not be read`);
  return JSON.parse(stdout);
}

function newestTag(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', 'HEAD^'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  process.stderr.write('There is no tag before this commit: name one, or a commit, behind the command.\n');
  process.exit(1);
}

function git(...args: string[]): void {
  const { status } = spawnSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exitCode = 1;
}

function install(): void {
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    {
      cwd: tree,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`npm could not install what ${before} names`);
}
