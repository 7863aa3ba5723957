import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { countPeople, type DecidedBy } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { reverseByKey } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { RemittingDeps } from '../tax-deps.ts';
import { needsSecond } from './remit.ts';
import { findRemittance, lockRemittances, markBackAsked, markTakenBack } from './remittance.queries.ts';
import { remittanceKey } from './remittance-entry.ts';

export interface TakingBack {
  id: string;
  reason: string;
  adminId: string;
  correlationId: string;
  from: string;
}

/**
 * Takes back that a month was remitted (P792): its entry is reversed, once, and the month is owed again. Above the limit of payouts by two people,
 * where another one may: the first only asks, and the second's words, who starts from the first's, are the reason.
 * @throws AppError `remittance_not_found`, `take_back_refused` for one that does not stand, `remittance_needs_second` to who asked first
 */
export function takeRemittanceBack(deps: RemittingDeps, taking: TakingBack): Promise<DecidedBy> {
  const { id, reason, adminId, correlationId } = taking;
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    await lockRemittances(tx);
    const row = await findRemittance(tx, id);
    if (!row) throw new AppError('remittance_not_found');
    if (!row.done_at || row.back_at)
      throw new AppError('take_back_refused', { detail: (language) => taxTexts[language].doesNotStand });
    const settings = await readSettings(tx);
    const needsTwo = row.centavos > settings.payout_two_person_centavos;
    const people = await countPeople(tx, 'tax', { first: row.back_asked_by, adminId, needsTwo });
    if (people === 'first again') throw needsSecond();
    const at = deps.clock.now();
    if (people !== 'by two') await markBackAsked(tx, { id, by: adminId, at, reason });
    if (people !== 'first') {
      await markTakenBack(tx, { id, by: adminId, at, reason });
      await reverseByKey(deps, tx, {
        key: remittanceKey(id),
        actor: { type: 'admin', id: adminId },
        correlationId,
        settings,
        doing: `take remittance ${id} back`,
      });
    }
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'tax.ask_remit_back' : 'tax.remit_back',
      subject: { type: 'tax_remittance', id },
      before: {
        tax: row.tax,
        month: row.month.slice(0, 7),
        centavos: row.centavos,
        paid_on: row.paid_on,
        reference: row.reference,
      },
      after: { reason },
      from: taking.from,
    });
    return people;
  });
}
