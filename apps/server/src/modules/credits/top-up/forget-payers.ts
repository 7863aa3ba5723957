import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { deleteForgotten, listToForget, postponeForgetting, removeUnanswered } from './top-up.queries.ts';

const AT_ONCE = 50;
/** A provider's page is there for three days. */
const UNANSWERED_DAYS = 3;

/** Has providers forget whom they are not to charge any more (P789): one that does not answer is asked again in an hour, for as long as it takes. */
export async function forgetPayers(deps: CreditsDeps): Promise<void> {
  const now = deps.clock.now();
  await removeUnanswered(deps.db, new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS));
  for (const { id, provider, payer_token: token } of await listToForget(deps.db, now, AT_ONCE)) {
    try {
      await deps.payments[provider as ProviderName].saved?.forget(token);
      await deleteForgotten(deps.db, id);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      deps.log.warn({ err: error }, 'a provider did not forget a payer');
      await postponeForgetting(deps.db, id, new Date(now.getTime() + HOUR_MS));
    }
  }
}
