import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { defineModule } from '../../platform/server-module.ts';
import { remittancesAreBooked } from './laws/remittances-are-booked.law.ts';
import { taxIdentitiesAreOnRecord } from './laws/tax-identities-are-on-record.law.ts';
import { withholdingFollowsItsRules } from './laws/withholding-follows-its-rules.law.ts';
import { withholdingRulesAreOnRecord } from './laws/withholding-rules-are-on-record.law.ts';
import type { TaxDeps } from './tax-deps.ts';

const STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

export const taxModule = defineModule({
  name: 'tax',
  tables: ['withholding_rules', 'tax_remittances', 'tax_identities', 'creator_tax_details'],
  services: ({ ids, keysFor }: { ids: Ids; keysFor(use: string): Keys }) => ({
    taxCipher: createCipher(keysFor('tax'), ids),
  }),
  handlers: async (deps: TaxDeps) => ({
    ...(await import('./tax.routes.ts')).taxHandlers(deps),
    ...(await import('./details/details.routes.ts')).detailsHandlers(deps),
  }),
  resealing: async (deps: TaxDeps & { keysFor(use: string): Keys }) =>
    (await import('./reseal-details.ts')).detailsResealing(deps),
  laws: [
    withholdingFollowsItsRules,
    withholdingRulesAreOnRecord,
    remittancesAreBooked,
    taxIdentitiesAreOnRecord,
  ],
  personal: {
    erased: ['creator_tax_details.creator_id'],
    kept: {
      'withholding_rules.written_by': STAFF,
      'tax_identities.written_by': STAFF,
      'tax_remittances.asked_by': STAFF,
      'tax_remittances.done_by': STAFF,
      'tax_remittances.back_asked_by': STAFF,
      'tax_remittances.back_by': STAFF,
    },
    exported: {
      tax_details: {
        table: 'creator_tax_details',
        owner: 'creator_id',
        key: 'id',
        columns: 'id, tin_ending, kind, registration, written_at',
      },
    },
    load: async () => (await import('./details/details.queries.ts')).eraseTaxDetails,
  },
});
