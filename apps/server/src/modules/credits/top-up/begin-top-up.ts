import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { readSettings } from '../../settings/index.ts';
import { startPurchase } from '../buy/start-purchase.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { packOf } from './pack-of.ts';
import { pauseAndTell } from './pause-top-up.ts';
import {
  findTopUp,
  insertTopUpPurchase,
  isDue,
  lockTopUp,
  postponeTopUp,
  sumOfMonth,
  type TopUpRow,
} from './top-up.queries.ts';

/** What their fan does not let themselves buy now, or a provider does not take now, is tried again in an hour. */
const LATER: ReadonlySet<string> = new Set(['spending_limit_reached', 'cooling_off', 'rate_limited']);

/** Nothing is begun: another was faster, or it is not wanted any more. */
class NotDue extends Error {}

/** Records that credits are bought for a fan who runs low, where all that they agreed to still holds (P789). Nothing is charged yet. */
export async function beginTopUp(deps: CreditsDeps, fanId: string): Promise<void> {
  const topUp = await findTopUp(deps.db, fanId);
  if (topUp?.status !== 'on') return;
  const { saved } = deps.payments[topUp.provider as ProviderName];
  if (!saved) return;
  const settings = await readSettings(deps.db);
  const quote = packOf(topUp.package_id, settings);
  if (quote?.finalCentavos !== topUp.price_centavos)
    return pauseAndTell(deps, fanId, 'price', `price ${topUp.changed_at.toISOString()}`);
  const correlationId = deps.ids.next();
  try {
    await startPurchase(deps, {
      fanId,
      quote,
      method: saved.method,
      couponId: null,
      charge: null,
      rate: settings.centavos_per_credit,
      settingsVersion: settings.version,
      idempotencyKey: null,
      requestHash: createHash('sha256').update(`auto-top-up ${correlationId}`).digest(),
      correlationId,
      place: null,
      also: (tx, purchaseId, now) => record(tx, topUp, purchaseId, now),
    });
  } catch (error) {
    if (error instanceof NotDue) return;
    if (!(error instanceof AppError && LATER.has(error.code))) throw error;
    await postponeTopUp(deps.db, fanId, new Date(deps.clock.now().getTime() + HOUR_MS));
  }
}

/** One at a time of a fan, and not beyond the month's limit. */
async function record(tx: Tx, seen: TopUpRow, purchaseId: string, now: Date): Promise<void> {
  const { fan_id, price_centavos, monthly_limit_centavos } = seen;
  const topUp = await lockTopUp(tx, fan_id);
  const isSame = topUp?.changed_at.getTime() === seen.changed_at.getTime();
  if (!isSame || !(await isDue(tx, fan_id))) throw new NotDue();
  if ((await sumOfMonth(tx, fan_id, now)) + price_centavos > monthly_limit_centavos)
    throw new AppError('spending_limit_reached');
  await insertTopUpPurchase(tx, {
    purchase_id: purchaseId,
    fan_id,
    price_centavos,
    monthly_limit_centavos,
    created_at: now,
  });
}
