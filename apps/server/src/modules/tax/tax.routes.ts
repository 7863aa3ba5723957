import { centavosFromPesos } from '@likha/contract/money';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { saidWithdrawn } from '../accounts/index.ts';
import { readTax } from './read-tax.ts';
import { remit } from './remittance/remit.ts';
import { WITHHELD } from './remittance/remitted-tax.ts';
import { takeRemittanceBack } from './remittance/take-remittance-back.ts';
import { withdrawRemittance } from './remittance/withdraw-remittance.ts';
import { setIdentity } from './set-identity.ts';
import { setRule } from './set-rule.ts';
import { taxTexts } from './tax.texts.generated.ts';
import type { TaxDeps } from './tax-deps.ts';

type TaxCall =
  | 'getTax'
  | 'setWithholdingRule'
  | 'setTaxIdentity'
  | 'remitTax'
  | 'takeRemittanceBack'
  | 'withdrawRemittance';

/** Tax, for finance. */
export function taxHandlers(deps: TaxDeps): Pick<Handlers, TaxCall> {
  return {
    getTax: async ({ viewer }) => ({ tax: await readTax(deps, deps.db, viewer.id) }),
    setWithholdingRule: async ({ viewer, body, request, language }) => {
      const figures = {
        from_day: body.from_day,
        is_on: body.is_on,
        rate_bp: body.rate_basis_points,
        share_bp: body.share_basis_points,
        threshold_centavos: centavosFromPesos(body.threshold) ?? 0,
        atc_individual: body.atc_individual,
        atc_corporate: body.atc_corporate,
        // As the database keeps it: half a character cannot be on record.
        source: body.source.toWellFormed(),
      };
      await setRule(deps, figures, { id: viewer.id, from: request.ip });
      return { tax: await readTax(deps, deps.db, viewer.id), message: taxTexts[language].ruleSet };
    },
    setTaxIdentity: async ({ viewer, body, request, language }) => {
      const identity = {
        ...body,
        registered_name: body.registered_name.toWellFormed(),
        address: body.address.toWellFormed(),
      };
      await setIdentity(deps, identity, { id: viewer.id, from: request.ip });
      return { tax: await readTax(deps, deps.db, viewer.id), message: taxTexts[language].identitySet };
    },
    remitTax: async ({ viewer, body, request, language }) => {
      const by = await remit(deps, WITHHELD, {
        period: body.month,
        inputCentavos: 0,
        paidOn: body.paid_on,
        reference: body.reference.toWellFormed(),
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = taxTexts[language];
      return {
        tax: await readTax(deps, deps.moneyDb, viewer.id),
        is_remitted: by !== 'first',
        message: by === 'first' ? t.remitAsked : t.remitted,
      };
    },
    takeRemittanceBack: async ({ viewer, params, body, request, language }) => {
      const by = await takeRemittanceBack(deps, {
        id: params.id,
        reason: body.reason.toWellFormed(),
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = taxTexts[language];
      return {
        tax: await readTax(deps, deps.moneyDb, viewer.id),
        is_taken_back: by !== 'first',
        message: by === 'first' ? t.backAsked : t.takenBack,
      };
    },
    withdrawRemittance: async ({ viewer, params, request, language }) => {
      await withdrawRemittance(deps, { id: params.id, adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
  };
}
