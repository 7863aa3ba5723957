import { accounts, type Entry, posting } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';

/** Of whom clearing and fees of payouts are: of whoever is paid out through, by hand or by a company. */
const PAYOUTS = 'payouts';

/** What was paid out and is not said to have left the bank. */
export const clearingForPayouts = accounts.providerClearing(PAYOUTS);

/** The name under which a funding is in the books once. */
export const fundingKey = (id: string): string => `payout_funding:${id}`;

interface Funding extends Record<'id' | 'adminId' | 'correlationId', string> {
  /** Above zero. */
  centavos: number;
  /** Zero or more. */
  feeCentavos: number;
}

/** What left the bank for payouts, and what was kept of it besides (P954). The bank is minus what it has, so it rises by both. */
export function fundingEntry(
  { id, centavos, feeCentavos, adminId, correlationId }: Funding,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  return {
    reason: 'payout_funding',
    key: fundingKey(id),
    actor: { type: 'admin', id: adminId },
    subject: { type: 'payout_funding', id },
    correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: {},
    valueCentavos: centavos + feeCentavos,
    postings: [
      ...posting(clearingForPayouts, accounts.bank, centavos),
      ...posting(accounts.providerFees(PAYOUTS), accounts.bank, feeCentavos),
    ],
  };
}
