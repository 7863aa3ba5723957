import type { Order } from './order.ts';

const PAYPAL_PREFIX = 'PAYPAL *';
const LONGEST = 22;

/** The line of the payer's card or bank, as the provider writes it; null where the merchant asked for none. */
export function statementOf({ provider, statementName }: Order): string | null {
  if (statementName === null) return null;
  return `${provider === 'paypal' ? PAYPAL_PREFIX : ''}${statementName}`.slice(0, LONGEST);
}
