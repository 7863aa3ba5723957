import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { readSettings } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mayPayWith } from './instrument.ts';
import { isLetThrough, keepInstrument, lockInstrument, readInstrument } from './instruments.queries.ts';

/** For so long a use of it counts. */
const COUNTED_MS = 30 * DAY_MS;

/** An account at a provider, by every key that we have had: the current one is kept. */
export interface Instrument {
  current: string;
  names: readonly string[];
}

interface Payment {
  purchaseId: string;
  fanId: string;
  instrument: Instrument;
}

/** Names the account without saying which it is; null where its provider does not. */
export async function instrumentOf(
  { instrumentMac }: Pick<CreditsDeps, 'instrumentMac'>,
  provider: ProviderName,
  payerId: string | null,
): Promise<Instrument | null> {
  if (payerId === null) return null;
  const text = `${provider}\n${payerId}`;
  return { current: instrumentMac.of(text), names: instrumentMac.ofEach(text) };
}

/**
 * Whether an account at a provider may pay for a purchase (P957), asked before any money is taken; that it may is written down at once,
 * so that of two accounts that come together the second is counted with the first. What was let through once stays so for that purchase:
 * its money may have been taken.
 */
export async function mayPay(
  deps: CreditsDeps,
  { purchaseId, fanId, instrument }: Payment,
): Promise<boolean> {
  const may = await inTransaction(deps.moneyDb, async (tx) => {
    await lockInstrument(tx, instrument.current);
    if (await isLetThrough(tx, { purchaseId, names: instrument.names })) return true;
    if (!(await isAllowed(deps, tx, { fanId, instrument }))) return false;
    const { current } = instrument;
    await keepInstrument(tx, { purchaseId, fanId, instrument: current, at: deps.clock.now() });
    return true;
  });
  if (!may)
    deps.log.warn(
      { purchase_id: purchaseId },
      'the account that was to pay pays for others; nothing is taken',
    );
  return may;
}

/** The same of no purchase yet; nothing is written down. */
export async function isAllowed(
  { clock }: Pick<CreditsDeps, 'clock'>,
  db: Queryable,
  { fanId, instrument: { names } }: Omit<Payment, 'purchaseId'>,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - COUNTED_MS);
  const { accounts_per_payer: limit } = await readSettings(db);
  return mayPayWith(await readInstrument(db, { names, fanId, since }), limit);
}
