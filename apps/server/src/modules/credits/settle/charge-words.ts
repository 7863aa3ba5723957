import { formatCharge } from '@likha/contract/charge';
import { formatCentavos, pesosFromCentavos } from '@likha/contract/money';
import type { ChargeRow } from './purchases.queries.ts';

/** What a card was charged in another currency, and by which rate, as a receipt writes them (P777). */
export function chargeWords({ minor, currency, rate_centavos: rate }: ChargeRow) {
  return {
    charged: formatCharge(pesosFromCentavos(minor), currency),
    rate: formatCentavos(rate),
    unit: formatCharge(1, currency).replace(/\.00$/, ''),
  };
}
