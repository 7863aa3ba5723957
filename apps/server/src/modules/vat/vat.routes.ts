import { centavosFromPesos } from '@likha/contract/money';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { monthsOf, quarterFrom } from '../../platform/philippine-quarters.ts';
import { remit, taxTexts } from '../tax/index.ts';
import { readVat } from './read-vat.ts';
import { setRule } from './set-rule.ts';
import { vatTexts } from './vat.texts.generated.ts';
import type { VatDeps } from './vat-deps.ts';
import { VAT } from './vat-tax.ts';

/** VAT, for finance. */
export function vatHandlers(deps: VatDeps): Pick<Handlers, 'getVat' | 'setVatRule' | 'remitVat'> {
  return {
    getVat: async ({ viewer }) => ({ vat: await readVat(deps, deps.db, viewer.id) }),
    setVatRule: async ({ viewer, body, request, language }) => {
      const figures = {
        from_day: body.from_day,
        is_on: body.is_on,
        rate_bp: body.rate_basis_points,
        // As the database keeps it: half a character cannot be on record.
        source: body.source.toWellFormed(),
      };
      await setRule(deps, figures, { id: viewer.id, from: request.ip });
      return { vat: await readVat(deps, deps.db, viewer.id), message: vatTexts[language].ruleSet };
    },
    remitVat: async ({ viewer, body, request, language }) => {
      const by = await remit(deps, VAT, {
        period: monthsOf(quarterFrom(body.quarter))[0],
        paidOn: body.paid_on,
        reference: body.reference.toWellFormed(),
        inputCentavos: centavosFromPesos(body.input_vat) ?? 0,
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = taxTexts[language];
      return {
        vat: await readVat(deps, deps.moneyDb, viewer.id),
        is_remitted: by !== 'first',
        message: by === 'first' ? t.remitAsked : t.remitted,
      };
    },
  };
}
