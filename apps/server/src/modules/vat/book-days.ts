import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { accounts, demandPosted, posting, systemEntry } from '../ledger/index.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import { insertDay, listDue, sumShare } from './vat.queries.ts';
import type { VatDeps } from './vat-deps.ts';
import { vatOf } from './vat-of.ts';

/** What was sold before midnight is in the books by then. */
const REST_MS = HOUR_MS;

/**
 * Puts the VAT of each day aside that is over for an hour (P806), a day in a transaction, in their order: whoever is killed is gone on
 * with, days that were missed are made up for, and of two at once one does each day.
 * @returns how many days
 */
export async function bookDays(deps: VatDeps): Promise<number> {
  const until = philippineTime(new Date(deps.clock.now().getTime() - REST_MS - DAY_MS)).slice(0, 10);
  let booked = 0;
  for (const due of await listDue(deps.db, until)) if (await bookDay(deps, due)) booked += 1;
  return booked;
}

/** @returns false where another process was first */
function bookDay(deps: VatDeps, { day, rate_bp }: { day: string; rate_bp: number }): Promise<boolean> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    const id = deps.ids.next();
    const share = await sumShare(tx, day);
    const vat = vatOf(rate_bp, share);
    const figures = { rate_bp, share_centavos: share, vat_centavos: vat };
    if (!(await insertDay(tx, { id, day, ...figures, posted_at: deps.clock.now() }))) return false;
    if (vat === 0) return true;
    const { revenueVat, taxPayable } = accounts;
    const entry = systemEntry('vat', id, await readSettings(tx), {
      valueCentavos: Math.abs(vat),
      details: { day },
      postings: vat > 0 ? posting(revenueVat, taxPayable, vat) : posting(taxPayable, revenueVat, -vat),
    });
    demandPosted(await deps.ledger.post(tx, entry), `put the VAT of ${day} aside`);
    return true;
  });
}
