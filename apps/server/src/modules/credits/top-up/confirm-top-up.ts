import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { asked } from './asked.ts';
import { findTopUp, turnOn } from './top-up.queries.ts';
import { noAnswer, notAgreed } from './top-up-refusals.ts';

/**
 * The fan is back from where they agree: turned on where they did (P789), once.
 * @throws AppError `top_up_not_agreed`, also where nothing was asked; `payment_unavailable`
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
  await turnOn(deps.db, { fanId, setupId, payerToken: payer.payerToken }, deps.clock.now());
}
