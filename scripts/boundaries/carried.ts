import type { Source } from './read-source.ts';
import type { Rule } from './rule.ts';

const SERVER = 'apps/server/src/';
const CONTRACT = 'packages/contract/';
/** What a process begins with, of whatever role; a worker adds its jobs. */
const isBeginning = (path: string) =>
  path === `${SERVER}main.ts` ||
  path === `${SERVER}jobs.ts` ||
  (path.startsWith(SERVER) && path.endsWith('.jobs.ts'));

/** Packages that take megabytes and that a process may never come to need. */
const LATE = new Set([
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
  'fastify',
  'file-type',
  'graphile-worker',
  'ioredis',
  'nodemailer',
  'otpauth',
  'sharp',
]);

/** A web process answers by the contract's schemas; a worker answers nobody. */
export const whatIsHeavyComesLate: Rule = {
  name: 'what-is-heavy-comes-late',
  says: 'What every process begins with reaches no heavy package and no schema of the contract but by `await import()`.',
  find({ path, imports }, all) {
    if (!carried(all).has(path)) return [];
    return imports
      .filter(({ target, isType, isLate }) => !isType && !isLate && isHeavy(target, all))
      .map(({ target, line }) => ({ line, message: `begins with ${target}` }));
  },
};

function isHeavy(target: string, all: ReadonlyMap<string, Source>): boolean {
  if (LATE.has(target)) return true;
  return (
    target.startsWith(CONTRACT) && (all.get(target)?.imports.some((next) => next.target === 'zod') ?? false)
  );
}

const walked = new WeakMap<ReadonlyMap<string, Source>, ReadonlySet<string>>();

/** Every file that a process has loaded by the time it is ready; the walk is the same for each file that is judged. */
function carried(all: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const known = walked.get(all);
  if (known) return known;
  const found = new Set([...all.keys()].filter(isBeginning));
  for (const path of found)
    for (const { target, isType, isLate } of all.get(path)?.imports ?? [])
      if (!isType && !isLate && all.has(target)) found.add(target);
  walked.set(all, found);
  return found;
}
