import type { Deps } from './deps.ts';
import { invariantsJobs } from './invariants/invariants-job.ts';
import { modules } from './modules.ts';
import { assetsJobs } from './platform/http/assets-job.ts';
import type { ServerModule } from './platform/server-module.ts';

/** Every job that a worker takes. */
export async function allJobs(deps: Deps) {
  const list: readonly ServerModule[] = modules;
  const brought = await Promise.all(list.map((module) => module.jobs?.(deps)));
  return [...brought.flatMap((jobs) => jobs ?? []), ...invariantsJobs(deps), ...assetsJobs(deps)];
}
