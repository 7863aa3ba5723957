import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { countPeople, type DecidedBy } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { reverseByKey } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { settlementKey } from './settlement-entry.ts';
import {
  type Arrival,
  findAsked,
  findWhoTookBack,
  insertAsked,
  lockArrival,
  markTakenBack,
} from './take-back.queries.ts';

export interface TakingBack {
  reportId: string;
  reason: string;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Takes back what was said of the bank (P761): its entry is reversed, once, and the report waits for the bank again. Above the limit of payouts
 * (P332) by two people, where another one may: the first only asks. Whoever is killed in it has changed nothing.
 * @throws AppError `settlement_not_found`, `settlement_unconfirmed`, `settlement_needs_second` to who asked first
 */
export function takeArrivalBack(deps: SettlementsDeps, taking: TakingBack): Promise<DecidedBy> {
  const { reportId, adminId } = taking;
  return inTransaction(deps.moneyDb, async (tx) => {
    const report = await lockArrival(tx, reportId);
    if (!report) throw new AppError('settlement_not_found');
    const { arrival } = report;
    if (!arrival) throw unconfirmed(await findWhoTookBack(tx, reportId));
    await shareRate(tx);
    const settings = await readSettings(tx);
    const asked = await findAsked(tx, reportId);
    const people = await peopleOf(tx, { asked, arrival, adminId, settings });
    const at = deps.clock.now();
    const id = people === 'by two' && asked ? asked.id : deps.ids.next();
    if (people !== 'by two')
      await insertAsked(tx, { id, reportId, arrival, reason: taking.reason, by: adminId, at });
    if (people !== 'first') {
      await reverse(deps, tx, taking, { arrival, settings });
      const { reason } = taking;
      await markTakenBack(tx, { id, reportId, nextArrivalId: deps.ids.next(), by: adminId, at, reason });
    }
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: people === 'first' ? 'settlement.ask_take_back' : 'settlement.take_back',
      subject: { type: 'settlement', id: reportId },
      before: {
        provider: report.provider,
        arrived_centavos: arrival.arrived_centavos,
        arrived_on: arrival.arrived_on,
        reference: arrival.bank_reference,
      },
      after: { reason: taking.reason },
      from: taking.from,
    });
    return people;
  });
}

/** Whose answer was lost, and who is second, learn who took it back. */
function unconfirmed(name: string | undefined): AppError {
  if (name === undefined) return new AppError('settlement_unconfirmed');
  return new AppError('settlement_unconfirmed', {
    detail: (language) => settlementsTexts[language].takenBackBy({ name }),
  });
}

interface Asked {
  asked: { asked_by: string } | undefined;
  arrival: Arrival;
  adminId: string;
  settings: Awaited<ReturnType<typeof readSettings>>;
}

/** @throws AppError `settlement_needs_second` */
async function peopleOf(tx: Tx, { asked, arrival, adminId, settings }: Asked): Promise<DecidedBy> {
  const needsTwo = arrival.arrived_centavos > settings.payout_two_person_centavos;
  const people = await countPeople(tx, 'settlements', { first: asked?.asked_by ?? null, adminId, needsTwo });
  if (people === 'first again')
    throw new AppError('settlement_needs_second', {
      detail: (language) => settlementsTexts[language].needsSecond,
    });
  return people;
}

/** Where nothing arrived there is nothing in the books. */
async function reverse(
  deps: SettlementsDeps,
  tx: Tx,
  { adminId, correlationId }: TakingBack,
  { arrival, settings }: Pick<Asked, 'arrival' | 'settings'>,
): Promise<void> {
  if (arrival.arrived_centavos === 0) return;
  await reverseByKey(deps, tx, {
    key: settlementKey(arrival.arrival_id),
    actor: { type: 'admin', id: adminId },
    correlationId,
    settings,
    doing: `take arrival ${arrival.arrival_id} back`,
  });
}
