import { accounts, type Entry } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

export interface FeeChange {
  /** Of its row in `provider_fees`. */
  readonly id: string;
  readonly provider: string;
  /** Centavos: above zero what the provider took more, below zero what it gave back. */
  readonly changeCentavos: number;
  readonly correlationId: string;
}

/**
 * The entry of a fee that was read (P750). Clearing is minus what the provider has of ours: what it keeps is no longer to
 * come, so clearing rises by it and `provider_fees` falls. A fee that comes back is the same turned round.
 */
export function feeEntry(
  { id, provider, changeCentavos, correlationId }: FeeChange,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const amount = Math.abs(changeCentavos);
  const fees = accounts.providerFees(provider);
  const clearing = accounts.providerClearing(provider);
  return {
    reason: 'provider_fee',
    key: `provider_fee:${id}`,
    actor: { type: 'system' },
    subject: { type: 'provider_fee', id },
    correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: {},
    valueCentavos: amount,
    postings: [
      changeCentavos > 0 ? { from: fees, to: clearing, amount } : { from: clearing, to: fees, amount },
    ],
  };
}
