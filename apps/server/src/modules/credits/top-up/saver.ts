import type {
  PaymentProvider,
  ProviderName,
  SavedPayers,
} from '../../../providers/payments/payment-provider.ts';

interface Companies {
  payments: Readonly<Record<ProviderName, PaymentProvider>>;
  payers: ReadonlySet<ProviderName>;
}

/** The company that charges payers who are not there; null where none does. */
export function findSaver({
  payments,
  payers,
}: Companies): { provider: ProviderName; saved: SavedPayers } | null {
  for (const provider of payers) {
    const { saved } = payments[provider];
    if (saved) return { provider, saved };
  }
  return null;
}
