import { DAY_MS } from '../../../platform/durations.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { countKept, removeOldEvents } from './webhooks.queries.ts';

/** Providers send an event again for days, never for months. */
const HANDLED_DAYS = 90;
/** Longer than a dispute may be opened after its payment. */
const KEPT_DAYS = 540;

/** Says how many events wait for something that acts on them, and removes those whose time is over (P47). */
export async function sweepWebhooks(deps: CreditsDeps): Promise<void> {
  const ago = (days: number) => new Date(deps.clock.now().getTime() - days * DAY_MS);
  await removeOldEvents(deps.db, ago(HANDLED_DAYS), ago(KEPT_DAYS));
  const { webhooksKept } = deps.metrics;
  webhooksKept.reset();
  for (const { provider, about, count } of await countKept(deps.db))
    webhooksKept.set({ provider, about }, count);
}
