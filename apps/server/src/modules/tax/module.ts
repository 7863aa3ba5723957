import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { defineModule } from '../../platform/server-module.ts';
import { certificatesAreKept } from './laws/certificates-are-kept.law.ts';
import { certificatesFollowTheBooks } from './laws/certificates-follow-the-books.law.ts';
import { remittancesAreBooked } from './laws/remittances-are-booked.law.ts';
import { taxIdentitiesAreOnRecord } from './laws/tax-identities-are-on-record.law.ts';
import { withholdingFollowsItsRules } from './laws/withholding-follows-its-rules.law.ts';
import { withholdingRulesAreOnRecord } from './laws/withholding-rules-are-on-record.law.ts';
import type { TaxDeps } from './tax-deps.ts';

const STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

export const taxModule = defineModule({
  name: 'tax',
  tables: [
    'withholding_rules',
    'tax_remittances',
    'tax_identities',
    'creator_tax_details',
    'tax_certificates',
    'tax_certificate_lines',
  ],
  services: ({ ids, keysFor }: { ids: Ids; keysFor(use: string): Keys }) => ({
    taxCipher: createCipher(keysFor('tax'), ids),
  }),
  handlers: async (deps: TaxDeps) => ({
    ...(await import('./tax.routes.ts')).taxHandlers(deps),
    ...(await import('./details/details.routes.ts')).detailsHandlers(deps),
    ...(await import('./certificates/certificates.routes.ts')).certificatesHandlers(deps),
  }),
  routes: async (app, deps: TaxDeps, binding) =>
    (await import('./certificates/files.routes.ts')).certificateFileRoutes(app, deps, binding),
  jobs: async (deps: TaxDeps) => (await import('./tax.jobs.ts')).taxJobs(deps),
  resealing: async (deps: TaxDeps & { keysFor(use: string): Keys }) =>
    (await import('./reseal-details.ts')).detailsResealing(deps),
  laws: [
    withholdingFollowsItsRules,
    withholdingRulesAreOnRecord,
    remittancesAreBooked,
    taxIdentitiesAreOnRecord,
    certificatesFollowTheBooks,
    certificatesAreKept,
  ],
  personal: {
    erased: ['creator_tax_details.creator_id'],
    kept: {
      'withholding_rules.written_by': STAFF,
      'tax_identities.written_by': STAFF,
      'tax_certificates.creator_id': 'what was certified of the books, which is kept as the law asks',
      'tax_certificates.issued_by': STAFF,
      'tax_remittances.asked_by': STAFF,
      'tax_remittances.done_by': STAFF,
      'tax_remittances.back_asked_by': STAFF,
      'tax_remittances.back_by': STAFF,
    },
    exported: {
      tax_certificates: {
        table: 'tax_certificates',
        owner: 'creator_id',
        key: 'id',
        columns: 'id, quarter, number, issued_at',
      },
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
