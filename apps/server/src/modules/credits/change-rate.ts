import { centavosFromPesos, pesosFromCentavos } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { accounts, posting, readTotals } from '../ledger/index.ts';
import { holdRate, readSettings, writeRate } from '../settings/index.ts';
import type { CreditsDeps } from './credits-deps.ts';

const MAX_CENTAVOS = 10_000;

/**
 * Changes the rate and revalues the credits in circulation in one transaction (decision 13), so that
 * `customer deposits = credits in circulation × rate` holds before and after.
 * @param pesosPerCredit decimal pesos, above 0 and at most 100, in steps of a centavo (spec 2 §5)
 * @throws AppError `rate_out_of_range`
 */
export async function changeRate(deps: CreditsDeps, pesosPerCredit: number): Promise<number> {
  const rate = checkedRate(pesosPerCredit);
  await inTransaction(deps.db, async (tx) => {
    await holdRate(tx);
    const { centavos_per_credit: before } = await readSettings(tx);
    const issuer = await readTotals(tx, accounts.creditIssuer);
    const circulating = issuer.total_out - issuer.total_in;
    const change = circulating * (rate - before);
    await writeRate(tx, rate);
    if (change === 0) return;
    const { customerDeposits, platformPromotions } = accounts;
    const result = await deps.ledger.post(tx, {
      reason: 'revaluation',
      key: `revaluation:${deps.ids.next()}`,
      description: `Rate changed from ₱${pesosFromCentavos(before)} to ₱${pesosFromCentavos(rate)} per credit`,
      subjectId: null,
      valueCentavos: Math.abs(change),
      postings:
        change > 0
          ? posting(platformPromotions, customerDeposits, change)
          : posting(customerDeposits, platformPromotions, -change),
    });
    if (result.kind !== 'posted')
      throw new Error(`the books refused a revaluation: ${result.account} lacks ${result.missing}`);
  });
  return rate;
}

function checkedRate(pesosPerCredit: number): number {
  if (pesosPerCredit > 100) throw refuse('Conversion rate cannot exceed ₱100 per credit');
  if (!(pesosPerCredit > 0)) throw refuse('Conversion rate must be greater than 0');
  const centavos = centavosFromPesos(pesosPerCredit);
  if (centavos === null || centavos < 1 || centavos > MAX_CENTAVOS)
    throw refuse('Conversion rate has at most two decimals');
  return centavos;
}

function refuse(detail: string): AppError {
  return new AppError('rate_out_of_range', { detail, errors: { php_per_credit: detail } });
}
