import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { firstDayOf, type Month } from '../../../platform/philippine-months.ts';
import { dawnOf } from '../../../platform/philippine-time.ts';
import { countPeople, type DecidedBy } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { demandPosted } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { RemittingDeps } from '../tax-deps.ts';
import { endOf } from './due-day.ts';
import {
  findOfPeriod,
  insertAsked,
  lockRemittances,
  markDone,
  type RemittanceRow,
} from './remittance.queries.ts';
import { remittanceEntry } from './remittance-entry.ts';
import type { RemittedTax } from './remitted-tax.ts';

/** What left before midnight is in the books by then. */
const REST_MS = HOUR_MS;

export interface Remitting {
  /** The first month of the period. */
  period: Month;
  /** A day in the Philippines. */
  paidOn: string;
  /** The tax office's or the bank's own name of it. */
  reference: string;
  /** What of it suppliers were paid already and the tax office was not: of VAT alone. */
  inputCentavos: number;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Finance paid to the tax office what is owed of a period (P791, P803): so much as the books say, once. Above the limit of payouts (P332) by two
 * people, where another one may: the first only asks, and the second has to say the same. Whoever is killed in it has changed nothing.
 * @throws AppError `remittance_not_owed` for a period that is not over or of which nothing is owed, `remittance_decided`,
 * `remittance_needs_second` to who asked first, `validation_failed` for a day that has not come, or is of the period or before it, for more
 * that suppliers were paid than is owed, and for another reference, day or amount than the first's
 */
export function remit(deps: RemittingDeps, tax: RemittedTax, remitting: Remitting): Promise<DecidedBy> {
  const { period, paidOn, reference, inputCentavos, adminId, correlationId } = remitting;
  const at = deps.clock.now();
  if (dawnOf(paidOn) > at) throw invalid('paid_on', 'notYet');
  if (dawnOf(paidOn) < endOf(tax, period)) throw invalid('paid_on', 'paidTooEarly');
  const firstDay = firstDayOf(period);
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    await lockRemittances(tx);
    const centavos = await readOwed(tx, tax, period, at);
    if (inputCentavos > centavos) throw invalid('input_vat', 'inputAboveOwed');
    const asked = await findOfPeriod(tx, tax.name, firstDay);
    if (asked?.done_at) throw decidedBy(asked.done_by_name);
    const settings = await readSettings(tx);
    const needsTwo = centavos > settings.payout_two_person_centavos;
    const people = await countPeople(tx, 'tax', { first: asked?.asked_by ?? null, adminId, needsTwo });
    if (people === 'first again') throw needsSecond();
    const first = people === 'by two' ? asked : undefined;
    if (first) demandSame(first, remitting);
    const id = first?.id ?? deps.ids.next();
    const said = { id, centavos, inputCentavos };
    if (!first)
      await insertAsked(tx, { ...said, tax: tax.name, firstDay, paidOn, reference, by: adminId, at });
    if (people !== 'first') {
      await markDone(tx, { id, by: adminId, at });
      const entry = remittanceEntry({ ...said, owedAt: tax.owedAt, adminId, correlationId }, settings);
      demandPosted(await deps.ledger.post(tx, entry), `remit ${tax.name} of ${period}`);
    }
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'tax.ask_remit' : 'tax.remit',
      subject: { type: 'tax_remittance', id },
      after: {
        ...{ month: period, centavos, paid_on: paidOn, reference },
        ...(tax.name === 'vat' && { tax: tax.name, input_centavos: inputCentavos }),
      },
      from: remitting.from,
    });
    return people;
  });
}

function demandSame(
  first: Pick<RemittanceRow, 'paid_on' | 'reference' | 'input_centavos'>,
  { paidOn, reference, inputCentavos }: Remitting,
): void {
  if (first.paid_on !== paidOn) throw invalid('paid_on', 'firstSaidOther');
  if (first.reference !== reference) throw invalid('reference', 'firstSaidOther');
  if (first.input_centavos !== inputCentavos) throw invalid('input_vat', 'firstSaidOther');
}

/** @throws AppError `remittance_not_owed` */
async function readOwed(tx: Tx, tax: RemittedTax, period: Month, now: Date): Promise<number> {
  const isOver = now.getTime() >= endOf(tax, period).getTime() + REST_MS;
  const isWhole = isOver && (!tax.isBooked || (await tax.isBooked(tx, period)));
  const owed = (await tax.listOwed(tx)).find((each) => each.month === firstDayOf(period))?.owed ?? 0;
  if (isWhole && owed > 0) return owed;
  throw new AppError('remittance_not_owed', {
    detail: (language) => taxTexts[language][isWhole ? 'nothingOwed' : 'periodNotOver'],
  });
}

function invalid(
  field: 'paid_on' | 'reference' | 'input_vat',
  words: 'notYet' | 'paidTooEarly' | 'firstSaidOther' | 'inputAboveOwed',
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
