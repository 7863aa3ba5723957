import { accounts, type Entry } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

export interface ArrivedSettlement {
  /** Its own id: a report whose arrival was taken back arrives anew (P761). */
  readonly arrivalId: string;
  readonly provider: string;
  /** Above zero. */
  readonly arrivedCentavos: number;
  readonly adminId: string;
  readonly correlationId: string;
}

/** The name under which an arrival is in the books once. */
export const settlementKey = (arrivalId: string): string => `settlement:${arrivalId}`;

/**
 * The entry of money that arrived (P752). Clearing is minus what the provider has of ours and `bank` minus what it has paid out: what
 * arrives is no longer to come, so clearing rises by it.
 */
export function settlementEntry(
  { arrivalId, provider, arrivedCentavos: amount, adminId, correlationId }: ArrivedSettlement,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  return {
    reason: 'settlement',
    key: settlementKey(arrivalId),
    actor: { type: 'admin', id: adminId },
    subject: { type: 'settlement', id: arrivalId },
    correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: {},
    valueCentavos: amount,
    postings: [{ from: accounts.bank, to: accounts.providerClearing(provider), amount }],
  };
}
