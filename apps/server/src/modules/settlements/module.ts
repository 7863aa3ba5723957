import { defineModule } from '../../platform/server-module.ts';
import { reservesAreBooked } from './laws/reserves-are-booked.law.ts';
import { settlementsAreBooked } from './laws/settlements-are-booked.law.ts';
import type { SettlementsDeps } from './settlements-deps.ts';

const STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

export const settlementsModule = defineModule({
  name: 'settlements',
  tables: [
    'settlement_reports',
    'settlement_staging',
    'settlement_rows',
    'settlement_resolutions',
    'settlement_take_backs',
    'settlement_arrivals',
    'unsettled_captures',
  ],
  handlers: async (deps: SettlementsDeps) =>
    (await import('./settlements.routes.ts')).settlementsHandlers(deps),
  jobs: async (deps: SettlementsDeps) => (await import('./settlements.jobs.ts')).settlementsJobs(deps),
  laws: [settlementsAreBooked, reservesAreBooked],
  personal: {
    kept: {
      'settlement_reports.uploaded_by': STAFF,
      'settlement_reports.confirmed_by': STAFF,
      'settlement_resolutions.resolved_by': STAFF,
      'settlement_take_backs.confirmed_by': STAFF,
      'settlement_take_backs.asked_by': STAFF,
      'settlement_take_backs.done_by': STAFF,
      'settlement_arrivals.confirmed_by': STAFF,
    },
  },
});
