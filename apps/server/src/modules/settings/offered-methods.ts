import { PAYMENT_METHODS } from '@likha/contract/credits/credits';
import {
  foreignProviders,
  type PaymentMethod,
  type ProviderName,
  providerOfMethod,
} from '../../providers/payments/payment-provider.ts';
import type { Settings } from './settings.queries.ts';

/**
 * The ways to pay that are offered (P778): of companies that have keys, and of those that take no pesos once the operator has set a rate.
 */
export function offeredMethods(
  { payers }: { payers: ReadonlySet<ProviderName> },
  { foreign_rate_centavos: rate }: Pick<Settings, 'foreign_rate_centavos'>,
): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => {
    const provider = providerOfMethod[method];
    return payers.has(provider) && (rate > 0 || !foreignProviders.includes(provider));
  });
}
