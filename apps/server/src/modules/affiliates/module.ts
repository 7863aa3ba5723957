import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { referralsAreCounted } from './laws/referrals-are-counted.law.ts';
import { referralsBeginAtRegistration } from './laws/referrals-begin-at-registration.law.ts';
import { releasesAreBooked } from './laws/releases-are-booked.law.ts';
import { releasesAreDue } from './laws/releases-are-due.law.ts';
import type { ReleaseDeps } from './release-commission.ts';

export const affiliatesModule = defineModule({
  name: 'affiliates',
  tables: ['affiliate_clicks', 'affiliate_salts', 'affiliate_releases', 'affiliate_records'],
  handlers: async (deps: BaseDeps) => (await import('./affiliates.routes.ts')).affiliatesHandlers(deps),
  jobs: async (deps: ReleaseDeps) => (await import('./affiliates.jobs.ts')).affiliatesJobs(deps),
  laws: [referralsBeginAtRegistration, releasesAreDue, releasesAreBooked, referralsAreCounted],
  personal: {
    kept: {
      'affiliate_clicks.affiliate_id': 'counts of a day, of whom nothing is said',
      'affiliate_records.affiliate_id': 'counts, which the books are held against',
      'affiliate_releases.affiliate_id': 'the books name it, and are kept as the law asks',
    },
  },
});
