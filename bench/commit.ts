import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(new URL('..', import.meta.url).pathname);
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** What is measured, in words: the commit, and whether files differ from it, but for where the figures go. */
export function measuredCommit(ask = git): string {
  const commit = ask('rev-parse', '--short=12', 'HEAD');
  const changed = ask('status', '--porcelain', '--', '.', ':(exclude)docs/performance.md');
  return changed === '' ? `commit \`${commit}\`` : `commit \`${commit}\` with changes that are not committed`;
}
