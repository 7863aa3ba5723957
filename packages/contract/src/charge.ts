import { below } from './money.ts';

/**
 * What a card is charged in another currency (P777): so many centavos at so many centavos for one unit of it, in hundredths of the
 * unit. Up to a whole hundredth: never less than the pesos are worth, and less than one hundredth more.
 */
export function chargeOf(centavos: number, rateCentavos: number): number {
  const hundredths = centavos * 100;
  const remainder = hundredths % rateCentavos;
  return (hundredths - remainder) / rateCentavos + (remainder > 0 ? 1 : 0);
}

const AMOUNT = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** As Filipinos write them; others go by their letters. */
const SIGNS = new Map([
  ['USD', 'US$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** Decimal units of a currency → `US$9.13`, `−US$9.13` below zero. */
export function formatCharge(amount: number, currency: string): string {
  return below(amount < 0, `${SIGNS.get(currency) ?? `${currency} `}${AMOUNT.format(Math.abs(amount))}`);
}
