import { defineModule } from '../../platform/server-module.ts';
import type { FundingsDeps } from './fundings-deps.ts';
import { fundingsAreBooked } from './laws/fundings-are-booked.law.ts';

const STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

export const fundingsModule = defineModule({
  name: 'fundings',
  tables: ['payout_fundings'],
  handlers: async (deps: FundingsDeps) => (await import('./fundings.routes.ts')).fundingsHandlers(deps),
  laws: [fundingsAreBooked],
  personal: {
    kept: {
      'payout_fundings.asked_by': STAFF,
      'payout_fundings.done_by': STAFF,
      'payout_fundings.back_asked_by': STAFF,
      'payout_fundings.back_by': STAFF,
    },
  },
});
