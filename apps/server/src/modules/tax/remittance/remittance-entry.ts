import { accounts, type Entry } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

/** The name under which a remittance is in the books once. */
export const remittanceKey = (id: string): string => `tax_remittance:${id}`;

/** What was withheld and is paid leaves the bank (P791). The bank is minus what it has, so it rises. */
export function remittanceEntry(
  {
    id,
    centavos,
    adminId,
    correlationId,
  }: Record<'id' | 'adminId' | 'correlationId', string> & {
    centavos: number;
  },
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  return {
    reason: 'tax_remittance',
    key: remittanceKey(id),
    actor: { type: 'admin', id: adminId },
    subject: { type: 'tax_remittance', id },
    correlationId,
    centavosPerCredit,
    settingsVersion: version,
    details: {},
    valueCentavos: centavos,
    postings: [{ from: accounts.withholdingPayable, to: accounts.bank, amount: centavos }],
  };
}
