import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { firstDayOf, type Month, spanOf } from '../../../platform/philippine-months.ts';
import { dawnOf } from '../../../platform/philippine-time.ts';
import { countPeople, type People } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { demandPosted } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { findOfMonth, insertAsked, listOwed, lockRemittances, markDone } from './remittance.queries.ts';
import { remittanceEntry } from './remittance-entry.ts';

/** What left before midnight is in the books by then. */
const REST_MS = HOUR_MS;

export interface Remitting {
  month: Month;
  /** A day in the Philippines. */
  paidOn: string;
  /** The tax office's or the bank's own name of it. */
  reference: string;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/** It waits for a second person, or was said by two, or by one. */
export type RemittedBy = Exclude<People, 'first again'>;

/**
 * Finance paid to the tax office what was withheld in a month (P791): so much as the books say, once. Above the limit of payouts (P332) by two
 * people, where another one may: the first only asks, and the second has to say the same. Whoever is killed in it has changed nothing.
 * @throws AppError `remittance_not_owed` for a month that is not over or of which nothing is owed, `remittance_decided`,
 * `remittance_needs_second` to who asked first, `validation_failed` for a day that has not come, or is of the month or before it, and for another reference or day than the first's
 */
export function remit(deps: TaxDeps, remitting: Remitting): Promise<RemittedBy> {
  const { month, paidOn, reference, adminId, correlationId } = remitting;
  const at = deps.clock.now();
  if (dawnOf(paidOn) > at) throw invalid('paid_on', 'notYet');
  if (dawnOf(paidOn) < spanOf(month).until) throw invalid('paid_on', 'paidTooEarly');
  const firstDay = firstDayOf(month);
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    await lockRemittances(tx);
    const centavos = await readOwed(tx, month, at);
    const asked = await findOfMonth(tx, firstDay);
    if (asked?.done_at) throw decidedBy(asked.done_by_name);
    const settings = await readSettings(tx);
    const needsTwo = centavos > settings.payout_two_person_centavos;
    const people = await countPeople(tx, 'tax', { first: asked?.asked_by ?? null, adminId, needsTwo });
    if (people === 'first again') throw needsSecond();
    const isSecond = people === 'by two' && asked !== undefined;
    if (isSecond && asked.paid_on !== paidOn) throw invalid('paid_on', 'firstSaidOther');
    if (isSecond && asked.reference !== reference) throw invalid('reference', 'firstSaidOther');
    const id = isSecond ? asked.id : deps.ids.next();
    if (!isSecond) await insertAsked(tx, { id, firstDay, centavos, paidOn, reference, by: adminId, at });
    if (people !== 'first') {
      await markDone(tx, { id, by: adminId, at });
      const entry = remittanceEntry({ id, centavos, adminId, correlationId }, settings);
      demandPosted(await deps.ledger.post(tx, entry), `remit the tax of ${month}`);
    }
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'tax.ask_remit' : 'tax.remit',
      subject: { type: 'tax_remittance', id },
      after: { month, centavos, paid_on: paidOn, reference },
      from: remitting.from,
    });
    return people;
  });
}

/** @throws AppError `remittance_not_owed` */
async function readOwed(tx: Tx, month: Month, now: Date): Promise<number> {
  const isOver = now.getTime() >= spanOf(month).until.getTime() + REST_MS;
  const owed = (await listOwed(tx)).find((each) => each.month === firstDayOf(month))?.owed ?? 0;
  if (isOver && owed > 0) return owed;
  throw new AppError('remittance_not_owed', {
    detail: (language) => taxTexts[language][isOver ? 'nothingOwed' : 'monthNotOver'],
  });
}

function invalid(
  field: 'paid_on' | 'reference',
  words: 'notYet' | 'paidTooEarly' | 'firstSaidOther',
): AppError {
  const says = (language: 'en' | 'fil') => taxTexts[language][words];
  return new AppError('validation_failed', { detail: says, errors: { [field]: says } });
}

function decidedBy(name: string | null): AppError {
  return new AppError('remittance_decided', {
    detail: (language) => taxTexts[language].remittedBy({ name: name ?? '' }),
  });
}

export function needsSecond(): AppError {
  return new AppError('remittance_needs_second', { detail: (language) => taxTexts[language].needsSecond });
}
