import { chargeOf, formatCharge } from '@likha/contract/charge';
import { centavosFromPesos, formatPesos, pesosFromCentavos } from '@likha/contract/money';
import type { Config, PaymentMethod, Purchase } from '../../lib/api-types.ts';

/** What a card is charged in another currency for a price in pesos (P777). */
export type Charge = NonNullable<Purchase['charge']>;

/** Null where pesos are charged, and where nothing is to be paid. */
export function chargeFor(
  method: PaymentMethod,
  pesos: number,
  rule: Config['foreign_charge'] | undefined,
): Charge | null {
  const centavos = centavosFromPesos(pesos);
  const rateCentavos = centavosFromPesos(rule?.php_per_unit ?? 0);
  if (method !== 'card_abroad' || !rule || !centavos || !rateCentavos) return null;
  const amount = pesosFromCentavos(chargeOf(centavos, rateCentavos));
  return { amount, currency: rule.currency, php_per_unit: rule.php_per_unit };
}

/** Its parts as they are written: `US$9.13`, and `₱54.80` for `US$1`. */
export function chargeWords({ amount, currency, php_per_unit: rate }: Charge) {
  return {
    charged: formatCharge(amount, currency),
    rate: formatPesos(rate),
    unit: formatCharge(1, currency).replace(/\.00$/, ''),
  };
}
