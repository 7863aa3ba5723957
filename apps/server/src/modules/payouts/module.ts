import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import { defineModule } from '../../platform/server-module.ts';
import { payoutsAreBooked } from './laws/payouts-are-booked.law.ts';
import { payoutsGoTheirWay } from './laws/payouts-go-their-way.law.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

export const payoutsModule = defineModule({
  name: 'payouts',
  tables: ['payouts', 'payout_settings', 'payout_events'],
  services: ({ ids, keyFor }: { ids: Ids; keyFor(use: string): Buffer }) => ({
    payoutCipher: createCipher(keyFor('payouts'), ids),
  }),
  handlers: async (deps: PayoutsDeps) => (await import('./payouts.routes.ts')).payoutsHandlers(deps),
  routes: async (app, deps: PayoutsDeps, binding) =>
    (await import('./export.routes.ts')).payoutsExportRoutes(app, deps, binding),
  laws: [payoutsGoTheirWay, payoutsAreBooked],
});
