import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readVat } from './read-vat.ts';
import { setRule } from './set-rule.ts';
import { vatTexts } from './vat.texts.generated.ts';
import type { VatDeps } from './vat-deps.ts';

/** VAT, for finance. */
export function vatHandlers(deps: VatDeps): Pick<Handlers, 'getVat' | 'setVatRule'> {
  return {
    getVat: async () => ({ vat: await readVat(deps, deps.db) }),
    setVatRule: async ({ viewer, body, request, language }) => {
      const figures = {
        from_day: body.from_day,
        is_on: body.is_on,
        rate_bp: body.rate_basis_points,
        // As the database keeps it: half a character cannot be on record.
        source: body.source.toWellFormed(),
      };
      await setRule(deps, figures, { id: viewer.id, from: request.ip });
      return { vat: await readVat(deps, deps.db), message: vatTexts[language].ruleSet };
    },
  };
}
