import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { dawnOf, philippineTime } from '../../platform/philippine-time.ts';
import { countPeople, type DecidedBy } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { demandPosted, findBeginning } from '../ledger/index.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import { fundingEntry } from './funding-entry.ts';
import {
  deleteAsked,
  type FundingRow,
  findFunding,
  findSame,
  insertAsked,
  lockFundings,
  markDone,
  type Said,
} from './fundings.queries.ts';
import { fundingsTexts } from './fundings.texts.generated.ts';
import type { FundingsDeps } from './fundings-deps.ts';

export interface Saying extends Said {
  /** What somebody else said first; null where nobody did whom they know of. */
  agreesWith: string | null;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Finance says what left the bank for payouts (P954), which is booked once for a day, reference and amount. Above the limit of payouts (P332) by two
 * people, where another one may: the first only asks, and the second has to say the same. Whoever is killed in it has changed nothing.
 * @returns its id, and by whom it was said
 * @throws AppError `funding_said_already`, `funding_needs_second` to who said it first, `funding_not_found` where what was said first is gone,
 * `validation_failed` for a day that has not come or was before the books, a fee above the amount, and for something else than the first said
 */
export function sayFunding(deps: FundingsDeps, saying: Saying): Promise<{ id: string; by: DecidedBy }> {
  const { adminId, correlationId, from, agreesWith, ...said } = saying;
  const at = deps.clock.now();
  if (dawnOf(said.leftOn) > at) throw invalid('left_on', 'notYet');
  if (said.feeCentavos > said.centavos) throw invalid('fee', 'feeAboveAmount');
  return inTransaction(deps.moneyDb, async (tx) => {
    if (said.leftOn < philippineTime((await findBeginning(tx)) ?? at).slice(0, 10))
      throw invalid('left_on', 'beforeBooks');
    await shareRate(tx);
    await lockFundings(tx);
    const asked = await findAsked(tx, said, agreesWith);
    const settings = await readSettings(tx);
    const needsTwo = said.centavos + said.feeCentavos > settings.payout_two_person_centavos;
    const people = await countPeople(tx, 'payouts', { first: asked?.asked_by ?? null, adminId, needsTwo });
    if (people === 'first again') throw needsSecond();
    const first = people === 'by two' ? asked : undefined;
    if (first) demandSame(first, said);
    const id = first?.id ?? deps.ids.next();
    const who = { id, by: adminId, at };
    // Whoever said it before and may not any more is replaced.
    if (asked && !first) await deleteAsked(tx, asked.id);
    if (!first) await insertAsked(tx, who, said);
    const isAlone = people === 'by one, as nobody else may';
    if (people !== 'first') {
      await markDone(tx, who, isAlone);
      const entry = fundingEntry({ id, ...said, adminId, correlationId }, settings);
      demandPosted(await deps.ledger.post(tx, entry), `book funding ${id}`);
    }
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'funding.ask' : 'funding.say',
      subject: { type: 'payout_funding', id },
      after: { ...factsOf(said), ...(isAlone && { alone: true }) },
      from,
    });
    return { id, by: people };
  });
}

/** As the audit log has it. */
function factsOf({ centavos, feeCentavos, leftOn, reference }: Said) {
  return { centavos, fee_centavos: feeCentavos, left_on: leftOn, reference };
}

/** What waits for a second person to say it. @throws AppError `funding_said_already`, `funding_not_found` */
async function findAsked(tx: Tx, said: Said, agreesWith: string | null): Promise<FundingRow | undefined> {
  const row = await (agreesWith === null ? findSame(tx, said) : findFunding(tx, agreesWith));
  if (!row && agreesWith !== null) throw new AppError('funding_not_found');
  if (row?.done_at)
    throw new AppError('funding_said_already', {
      detail: (language) => fundingsTexts[language].saidBy({ name: row.done_by_name ?? '' }),
    });
  return row;
}

function demandSame(first: FundingRow, { centavos, feeCentavos, leftOn, reference }: Said): void {
  if (first.centavos !== centavos) throw invalid('amount', 'firstSaidOther');
  if (first.fee_centavos !== feeCentavos) throw invalid('fee', 'firstSaidOther');
  if (first.left_on !== leftOn) throw invalid('left_on', 'firstSaidOther');
  if (first.reference !== reference) throw invalid('reference', 'firstSaidOther');
}

function invalid(
  field: 'amount' | 'fee' | 'left_on' | 'reference',
  words: 'notYet' | 'beforeBooks' | 'feeAboveAmount' | 'firstSaidOther',
): AppError {
  const says = (language: 'en' | 'fil') => fundingsTexts[language][words];
  return new AppError('validation_failed', { detail: says, errors: { [field]: says } });
}

export function needsSecond(): AppError {
  return new AppError('funding_needs_second', {
    detail: (language) => fundingsTexts[language].needsSecond,
  });
}
