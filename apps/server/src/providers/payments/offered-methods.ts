import {
  foreignProviders,
  type PaymentMethod,
  type ProviderName,
  providerOfMethod,
} from './payment-provider.ts';

/** Whose payers are charged in another currency (P777). */
export function isForeign(method: PaymentMethod): boolean {
  return foreignProviders.includes(providerOfMethod[method]);
}

/**
 * The ways to pay that are offered (P778): of companies that have keys, and of those that take no pesos once the operator has set a rate.
 */
export function offeredMethods(
  payers: ReadonlySet<ProviderName>,
  foreignRateCentavos: number,
): PaymentMethod[] {
  const methods = Object.keys(providerOfMethod) as PaymentMethod[];
  return methods.filter(
    (method) => payers.has(providerOfMethod[method]) && (foreignRateCentavos > 0 || !isForeign(method)),
  );
}
