import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { countPeople, type DecidedBy } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { reverseByKey } from '../ledger/index.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import { fundingKey } from './funding-entry.ts';
import { findFunding, lockFundings, markBackAsked, markTakenBack } from './fundings.queries.ts';
import { fundingsTexts } from './fundings.texts.generated.ts';
import type { FundingsDeps } from './fundings-deps.ts';
import { needsSecond } from './say-funding.ts';

export interface TakingBack {
  id: string;
  reason: string;
  adminId: string;
  correlationId: string;
  from: string;
}

/**
 * Takes back that something left the bank for payouts (P955): its entry is reversed, once, and what it covered is not any more. Above the limit of
 * payouts by two people, where another one may: the first only asks, and the second's words, who starts from the first's, are the reason.
 * @throws AppError `funding_not_found`, `take_back_refused` for one that does not stand, `funding_needs_second` to who asked first
 */
export function takeFundingBack(deps: FundingsDeps, taking: TakingBack): Promise<DecidedBy> {
  const { id, reason, adminId, correlationId } = taking;
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    await lockFundings(tx);
    const row = await findFunding(tx, id);
    if (!row) throw new AppError('funding_not_found');
    if (!row.done_at || row.back_at)
      throw new AppError('take_back_refused', {
        detail: (language) => {
          const t = fundingsTexts[language];
          return row.back_by_name ? t.takenBackBy({ name: row.back_by_name }) : t.doesNotStand;
        },
      });
    const settings = await readSettings(tx);
    const needsTwo = row.centavos + row.fee_centavos > settings.payout_two_person_centavos;
    const people = await countPeople(tx, 'payouts', { first: row.back_asked_by, adminId, needsTwo });
    if (people === 'first again') throw needsSecond();
    const who = { id, by: adminId, at: deps.clock.now() };
    const isAlone = people === 'by one, as nobody else may';
    if (people !== 'by two') await markBackAsked(tx, who, reason);
    if (people !== 'first') {
      await markTakenBack(tx, who, { reason, isAlone });
      await reverseByKey(deps, tx, {
        key: fundingKey(id),
        actor: { type: 'admin', id: adminId },
        correlationId,
        settings,
        doing: `take funding ${id} back`,
      });
    }
    const { centavos, fee_centavos, left_on, reference } = row;
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'funding.ask_take_back' : 'funding.take_back',
      subject: { type: 'payout_funding', id },
      before: { centavos, fee_centavos, left_on, reference },
      after: { reason, ...(isAlone && { alone: true }) },
      from: taking.from,
    });
    return people;
  });
}
