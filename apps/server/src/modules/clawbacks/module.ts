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
  personal: {
    kept: { 'clawbacks.fan_id': 'the books name it, and are kept as the law asks' },
    exported: {
      shares_taken_back: {
        table: 'clawback_parts',
        owner: 'person_id',
        key: 'id',
        columns: 'id, share, sale_day, credits, centavos, from_debt, taken_at, given_back_at',
      },
      debt_paid: {
        table: 'debt_settlements',
        owner: 'person_id',
        key: 'id',
        columns: 'id, from_earnings, from_affiliate, settled_at',
      },
    },
  },
});
