import { accounts, type Entry } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

/** The name under which a remittance is in the books once. */
export const remittanceKey = (id: string): string => `tax_remittance:${id}`;

interface Remittance extends Record<'id' | 'adminId' | 'correlationId', string> {
  owedAt: typeof accounts.taxPayable;
  /** What was owed. */
  centavos: number;
  /** What of it suppliers were paid already. */
  inputCentavos: number;
}

/** What was owed and is paid leaves the bank (P791, P803), but for what suppliers were paid. The bank is minus what it has, so it rises. */
export function remittanceEntry(
  { id, owedAt, centavos, inputCentavos, adminId, correlationId }: Remittance,
  { centavos_per_credit: centavosPerCredit, version }: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const postings = [
    { from: owedAt, to: accounts.bank, amount: centavos - inputCentavos },
    { from: owedAt, to: accounts.inputVat, amount: inputCentavos },
  ];
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
    postings: postings.filter(({ amount }) => amount > 0),
  };
}
