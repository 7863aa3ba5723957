import { defineModule } from '../../platform/server-module.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';
import { clawbacksAreBooked } from './laws/clawbacks-are-booked.law.ts';
import { clawbacksFollowSpends } from './laws/clawbacks-follow-spends.law.ts';
import { debtsAddUp } from './laws/debts-add-up.law.ts';

export const clawbacksModule = defineModule({
  name: 'clawbacks',
  tables: ['clawbacks', 'clawback_parts', 'debt_settlements'],
  jobs: async (deps: ClawbacksDeps) => (await import('./clawbacks.jobs.ts')).clawbacksJobs(deps),
  laws: [clawbacksAreBooked, clawbacksFollowSpends, debtsAddUp],
});
