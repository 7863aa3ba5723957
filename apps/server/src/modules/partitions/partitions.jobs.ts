import { z } from 'zod';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { analyzePartitioned } from './analyze-partitioned.ts';
import { makePartitions } from './make-partitions.ts';

export function partitionsJobs(deps: BaseDeps) {
  const clockwork = { lane: CLOCKWORK, payload: z.object({}) } as const;
  return [
    declareJob({ ...clockwork, id: 'partitions.make', tries: 5, cron: '52 * * * *' }).handledBy(async () => {
      const made = await makePartitions(deps);
      if (made.length > 0) deps.log.info({ made }, 'partitions were made ahead');
    }),
    // 03:20 in Manila.
    declareJob({ ...clockwork, id: 'partitions.analyze', tries: 3, cron: '20 19 * * *' }).handledBy(() =>
      analyzePartitioned(deps.db),
    ),
  ];
}
