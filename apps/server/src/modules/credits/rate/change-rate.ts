import type { Saying } from '@likha/contract';
import {
  centavosFromPesos,
  decimalPesos,
  formatCentavos,
  formatCredits,
  isFarRate,
} from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { forgetGuestPages } from '../../../platform/http/pages/guest-pages.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordAdminAction, recordSecurityEvent } from '../../audit/index.ts';
import { accounts, posting, readFigures } from '../../ledger/index.ts';
import { findChanger, holdRate, readSettings, settingsChanged, writeRate } from '../../settings/index.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { insertRateChange } from './rate.queries.ts';
import { secondPerson } from './second-person.ts';

const MAX_CENTAVOS = 10_000;

interface NewRate {
  /** Decimal pesos, above 0 and at most 100, in steps of a centavo (P50). */
  pesosPerCredit: number;
  /** The request's id. */
  correlationId: string;
  /** The address that asked; null for a command. */
  from?: string | null;
  /** The rate that the admin saw; another one in force means that somebody was first. */
  shownPesos?: number | undefined;
  /** The new rate, typed once more; needed where it is far from the one in force (P298). */
  confirmedPesos?: number | undefined;
}

/** Whole centavos per credit in force by now, and whether the new ones wait for a second person. */
export interface ChangedRate {
  centavos: number;
  isProposed: boolean;
}

/**
 * Changes the rate and revalues the credits in circulation in one transaction (P13), so that
 * `customer deposits = credits in circulation × rate` holds before and after.
 * A far one is proposed where a second person may confirm it (P333).
 * @throws AppError `rate_out_of_range`, `settings_changed`; `rate_unconfirmed`, saying what it costs
 */
export async function changeRate(deps: CreditsDeps, viewer: Viewer, asked: NewRate): Promise<ChangedRate> {
  const { correlationId, from = null, shownPesos } = asked;
  const after = checkedRate(asked.pesosPerCredit);
  return inTransaction(deps.moneyDb, async (tx) => {
    await holdRate(tx);
    const { centavos_per_credit: before } = await readSettings(tx);
    if (shownPesos !== undefined && centavosFromPesos(shownPesos) !== before)
      throw settingsChanged(await findChanger(tx));
    const { balance } = await readFigures(tx, accounts.creditIssuer);
    const circulating = 0 - balance;
    const isFar = isFarRate(before, after);
    if (isFar) checkConfirmed(asked, { before, after, circulating });
    const people = isFar ? await secondPerson(deps, tx, { adminId: viewer.id, before, after, from }) : null;
    if (people === 'first') return { centavos: before, isProposed: true };
    const id = deps.ids.next();
    const now = deps.clock.now();
    await insertRateChange(tx, {
      id,
      centavos_before: before,
      centavos_after: after,
      credits_in_circulation: circulating,
      changed_by: viewer.id,
      changed_at: now,
    });
    await recordSecurityEvent(deps, tx, {
      kind: 'rate_changed',
      userId: viewer.id,
      from,
      details: { rate_change_id: id, centavos_before: before, centavos_after: after },
    });
    await recordAdminAction(deps, tx, {
      actorId: viewer.id,
      action: 'rate.change',
      subject: { type: 'rate_change', id },
      before: { centavos_per_credit: before },
      after: {
        centavos_per_credit: after,
        credits_in_circulation: circulating,
        was_typed_twice: isFar,
        ...(people && { decided: people }),
      },
      from,
    });
    const settingsVersion = await writeRate(tx, after, { id: viewer.id, at: now });
    await forgetGuestPages(tx);
    const change = circulating * (after - before);
    const changed = { centavos: after, isProposed: false };
    if (change === 0) return changed;
    const { customerDeposits, platformPromotions } = accounts;
    const result = await deps.ledger.post(tx, {
      reason: 'revaluation',
      key: `revaluation:${id}`,
      actor: { type: 'admin', id: viewer.id },
      subject: { type: 'rate_change', id },
      correlationId,
      centavosPerCredit: after,
      settingsVersion,
      details: { centavos_before: before, centavos_after: after },
      valueCentavos: Math.abs(change),
      postings:
        change > 0
          ? posting(platformPromotions, customerDeposits, change)
          : posting(customerDeposits, platformPromotions, -change),
    });
    if (result.kind !== 'posted')
      throw new Error(`the books refused a revaluation: ${result.account} lacks ${result.missing}`);
    return changed;
  });
}

/** Under the rate's lock: what it costs is said of the credits and the rate of this moment. */
function checkConfirmed(
  { shownPesos, confirmedPesos }: NewRate,
  { before, after, circulating }: { before: number; after: number; circulating: number },
): void {
  const isTyped = confirmedPesos !== undefined && centavosFromPesos(confirmedPesos) === after;
  // Whoever did not see the rate in force has not seen what this costs.
  if (isTyped && shownPesos !== undefined) return;
  const facts = {
    now: formatCentavos(before),
    credits: formatCredits(circulating),
    worthNow: formatCentavos(circulating * before),
    worthThen: formatCentavos(circulating * after),
    rate: decimalPesos(after),
  };
  const detail: Saying = (language) => creditsTexts[language].rateFar(facts);
  const field = isTyped ? 'shown_php_per_credit' : 'confirmed_php_per_credit';
  throw new AppError('rate_unconfirmed', { detail, errors: { [field]: detail } });
}

function checkedRate(pesosPerCredit: number): number {
  if (pesosPerCredit > 100) throw refuse((language) => creditsTexts[language].rateTooHigh);
  if (!(pesosPerCredit > 0)) throw refuse((language) => creditsTexts[language].rateAboveZero);
  const centavos = centavosFromPesos(pesosPerCredit);
  if (centavos === null || centavos < 1 || centavos > MAX_CENTAVOS)
    throw refuse((language) => creditsTexts[language].rateDecimals);
  return centavos;
}

function refuse(detail: Saying): AppError {
  return new AppError('rate_out_of_range', { detail, errors: { php_per_credit: detail } });
}
