import { matchReportsJob } from './declared-jobs.ts';
import { matchReports } from './match/match-reports.ts';
import type { SettlementsDeps } from './settlements-deps.ts';

export function settlementsJobs(deps: SettlementsDeps) {
  return [matchReportsJob.handledBy(() => matchReports(deps))];
}
