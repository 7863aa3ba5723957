import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { noAnswer } from './top-up-refusals.ts';

/** What a company answers about an agreement. @throws AppError `payment_unavailable` where it does not */
export async function asked<T>({ log }: Pick<CreditsDeps, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'the provider did not say how an agreement stands');
    throw noAnswer(error);
  }
}
