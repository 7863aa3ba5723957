import type { BaseDeps } from '../../platform/base-deps.ts';
import type { PaymentProvider, ProviderName } from '../../providers/payments/payment-provider.ts';
import type { Ledger } from '../ledger/index.ts';

export interface CreditsDeps extends BaseDeps {
  ledger: Ledger;
  payments: Readonly<Record<ProviderName, PaymentProvider>>;
  /** Where fans come back to, without a trailing slash. */
  publicUrl: string;
}
