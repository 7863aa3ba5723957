import { centavosFromPesos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readTax } from './read-tax.ts';
import { setRule } from './set-rule.ts';
import { taxTexts } from './tax.texts.generated.ts';

/** Tax, for finance. */
export function taxHandlers(deps: BaseDeps): Pick<Handlers, 'getTax' | 'setWithholdingRule'> {
  return {
    getTax: async () => ({ tax: await readTax(deps, deps.db) }),
    setWithholdingRule: async ({ viewer, body, request, language }) => {
      const figures = {
        from_day: body.from_day,
        is_on: body.is_on,
        rate_bp: body.rate_basis_points,
        share_bp: body.share_basis_points,
        threshold_centavos: centavosFromPesos(body.threshold) ?? 0,
        // As the database keeps it: half a character cannot be on record.
        source: body.source.toWellFormed(),
      };
      await setRule(deps, figures, { id: viewer.id, from: request.ip });
      return { tax: await readTax(deps, deps.db), message: taxTexts[language].ruleSet };
    },
  };
}
