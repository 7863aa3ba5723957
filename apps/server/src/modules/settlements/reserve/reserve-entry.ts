import { accounts, type Entry, systemEntry } from '../../ledger/index.ts';
import type { Settings } from '../../settings/index.ts';

export interface ReserveRow {
  /** Of the row of the report. */
  readonly id: string;
  readonly provider: string;
  /** Below zero what is kept back, above zero what is let go. Never zero. */
  readonly amountCentavos: number;
}

/**
 * The entry of a row (P788). Clearing is minus what is to come and `reserve` minus what is kept back: what is kept back is no longer to
 * come, so clearing rises by it.
 */
export function reserveEntry(
  { id, provider, amountCentavos }: ReserveRow,
  settings: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const [clearing, reserve] = [accounts.providerClearing(provider), accounts.providerReserve(provider)];
  const amount = Math.abs(amountCentavos);
  const [from, to] = amountCentavos < 0 ? [reserve, clearing] : [clearing, reserve];
  return systemEntry('provider_reserve', id, settings, {
    valueCentavos: amount,
    postings: [{ from, to, amount }],
  });
}
