import { chargeOf } from '@likha/contract/charge';
import type { Charge } from '../../../providers/payments/payment-provider.ts';

/** What a card is charged, with the rate that it was made by: kept with the order, whatever the rate becomes (P777). */
export interface PinnedCharge extends Charge {
  rateCentavos: number;
}

/** A price in pesos, in the currency of a company that takes none. */
export function pinCharge(
  centavos: number,
  { currency, rateCentavos }: { currency: string; rateCentavos: number },
): PinnedCharge {
  return { minor: chargeOf(centavos, rateCentavos), currency, rateCentavos };
}
