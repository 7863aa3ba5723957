import { inTransaction } from '../../../platform/database/index.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { instrumentOf, isAllowed } from '../settle/may-pay.ts';
import { asked } from './asked.ts';
import { type AgreedPayer, findTopUp, rejectPayer, turnOn } from './top-up.queries.ts';
import { noAnswer, notAgreed, payerRefused } from './top-up-refusals.ts';

/**
 * The fan is back from where they agree: turned on where they did (P789), once.
 * @throws AppError `top_up_not_agreed`, also where nothing was asked or the account may not pay (P957); `payment_unavailable`
 */
export async function confirmTopUp(deps: CreditsDeps, fanId: string): Promise<void> {
  const topUp = await findTopUp(deps.db, fanId);
  if (topUp?.status === 'on') return;
  if (topUp?.status !== 'waiting') throw notAgreed();
  const { provider, setup_id: setupId } = topUp;
  const { saved } = deps.payments[provider as ProviderName];
  if (!saved) throw noAnswer();
  const payer = await asked(deps, () => saved.finish(setupId));
  if (!payer) throw notAgreed();
  const instrument = await instrumentOf(deps, provider as ProviderName, payer.payerId);
  const agreed: AgreedPayer = {
    fanId,
    setupId,
    payerToken: payer.payerToken,
    instrument: instrument?.current ?? null,
  };
  const now = deps.clock.now();
  if (instrument && !(await isAllowed(deps, deps.db, { fanId, instrument }))) {
    await inTransaction(deps.db, (tx) => rejectPayer(tx, provider as ProviderName, agreed, now));
    throw payerRefused();
  }
  await turnOn(deps.db, agreed, now);
}
