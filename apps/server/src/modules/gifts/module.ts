import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';
import { creditsAreGivenOn } from './laws/credits-are-given-on.law.ts';
import { giftsAreBooked } from './laws/gifts-are-booked.law.ts';
import type { MailGiftDeps } from './mail-gift.ts';

export const giftsModule = defineModule({
  name: 'gifts',
  tables: ['gifts'],
  handlers: async (deps: SalesDeps) => (await import('./gifts.routes.ts')).giftsHandlers(deps),
  jobs: async (deps: MailGiftDeps) => (await import('./gifts.jobs.ts')).giftsJobs(deps),
  laws: [giftsAreBooked, creditsAreGivenOn],
  personal: {
    kept: {
      'gifts.giver_id': 'the books name it, and are kept as the law asks',
      'gifts.receiver_id': 'the books name it, and are kept as the law asks',
      'gifts.creator_id': 'the books name it, and are kept as the law asks',
    },
    exported: {
      gifts_given: {
        table: 'gifts',
        owner: 'giver_id',
        key: 'id',
        columns: 'id, kind, creator_id, months, credits, message, shows_name, created_at',
      },
      gifts_received: {
        table: 'gifts',
        owner: 'receiver_id',
        key: 'id',
        columns: `id, kind, creator_id, months, case when kind = 'credits' then credits end as credits, case when shows_name then giver_id end as giver_id, message, created_at`,
      },
    },
    load: async () => (await import('./gifts.queries.ts')).eraseGiftMessages,
  },
});
