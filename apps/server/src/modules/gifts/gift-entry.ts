import { accounts, type Entry, posting } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';

interface Booked {
  readonly id: string;
  readonly giverId: string;
  readonly receiverId: string;
  /** Whole credits. */
  readonly credits: number;
  readonly correlationId: string;
}

/** The entry of credits that are given (P734): from wallet to wallet. Nothing is bought or sold, so no deposit moves and it is no turnover. */
export function creditsGiftEntry(
  { id, giverId, receiverId, credits, correlationId }: Booked,
  settings: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  return {
    reason: 'gift',
    key: `gift:${id}`,
    actor: { type: 'fan', id: giverId },
    subject: { type: 'gift', id },
    correlationId,
    centavosPerCredit: settings.centavos_per_credit,
    settingsVersion: settings.version,
    details: {},
    valueCentavos: credits * settings.centavos_per_credit,
    postings: posting(accounts.fanWallet(giverId), accounts.fanWallet(receiverId), credits),
  };
}
