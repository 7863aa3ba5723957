import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { confirmSecondFactor } from '../../accounts/index.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { listTaxedCreators, readOwnDetails, showDetails } from './read-details.ts';
import { demandTin, saveDetails } from './save-details.ts';

type DetailsCall = 'getTaxDetails' | 'putTaxDetails' | 'listTaxedCreators' | 'readTaxDetails';

/** Who creators are to the tax office, for them and for finance. */
export function detailsHandlers(deps: TaxDeps): Pick<Handlers, DetailsCall> {
  return {
    getTaxDetails: ({ viewer }) => readOwnDetails(deps, viewer.id),
    putTaxDetails: async ({ viewer, body: { code, ...details }, language, request }) => {
      await demandTin(deps, viewer.id, details);
      await confirmSecondFactor(deps, viewer, { code, from: request.ip });
      return {
        details: await saveDetails(deps, viewer.id, details),
        message: taxTexts[language].detailsSaved,
      };
    },
    listTaxedCreators: ({ query }) => listTaxedCreators(deps, query),
    readTaxDetails: async ({ viewer, params, request }) => ({
      details: await showDetails(deps, params.id, { id: viewer.id, from: request.ip }),
    }),
  };
}
