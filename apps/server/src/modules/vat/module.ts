import { defineModule } from '../../platform/server-module.ts';
import { vatFollowsItsRules } from './laws/vat-follows-its-rules.law.ts';
import { vatRulesAreOnRecord } from './laws/vat-rules-are-on-record.law.ts';
import type { VatDeps } from './vat-deps.ts';

export const vatModule = defineModule({
  name: 'vat',
  tables: ['vat_rules', 'vat_days'],
  handlers: async (deps: VatDeps) => (await import('./vat.routes.ts')).vatHandlers(deps),
  jobs: async (deps: VatDeps) => (await import('./vat.jobs.ts')).vatJobs(deps),
  laws: [vatFollowsItsRules, vatRulesAreOnRecord],
  personal: {
    kept: {
      'vat_rules.written_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
