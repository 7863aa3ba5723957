import { defineModule } from '../../platform/server-module.ts';
import { remittancesAreBooked } from './laws/remittances-are-booked.law.ts';
import { taxIdentitiesAreOnRecord } from './laws/tax-identities-are-on-record.law.ts';
import { withholdingFollowsItsRules } from './laws/withholding-follows-its-rules.law.ts';
import { withholdingRulesAreOnRecord } from './laws/withholding-rules-are-on-record.law.ts';
import type { TaxDeps } from './tax-deps.ts';

const STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

export const taxModule = defineModule({
  name: 'tax',
  tables: ['withholding_rules', 'tax_remittances', 'tax_identities'],
  handlers: async (deps: TaxDeps) => (await import('./tax.routes.ts')).taxHandlers(deps),
  laws: [
    withholdingFollowsItsRules,
    withholdingRulesAreOnRecord,
    remittancesAreBooked,
    taxIdentitiesAreOnRecord,
  ],
  personal: {
    kept: {
      'withholding_rules.written_by': STAFF,
      'tax_identities.written_by': STAFF,
      'tax_remittances.asked_by': STAFF,
      'tax_remittances.done_by': STAFF,
      'tax_remittances.back_asked_by': STAFF,
      'tax_remittances.back_by': STAFF,
    },
  },
});
