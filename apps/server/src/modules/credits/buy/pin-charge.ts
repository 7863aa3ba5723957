import { chargeOf } from '@likha/contract/charge';
import {
  type Charge,
  foreignProviders,
  type PaymentMethod,
  providerOfMethod,
} from '../../../providers/payments/payment-provider.ts';

/** What a card is charged, with the rate that it was made by: kept with the order, whatever the rate becomes (P777). */
export interface PinnedCharge extends Charge {
  rateCentavos: number;
}

/** Null where pesos are taken, and where nothing is to be paid. */
export function pinCharge(
  method: PaymentMethod,
  finalCentavos: number,
  { currency, rateCentavos }: { currency: string; rateCentavos: number },
): PinnedCharge | null {
  const isForeign = foreignProviders.includes(providerOfMethod[method]);
  if (!isForeign || finalCentavos === 0) return null;
  return { minor: chargeOf(finalCentavos, rateCentavos), currency, rateCentavos };
}
