import { accounts, type Entry, posting } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Parts, Share } from './clawback.ts';

interface Booked {
  /** Of the part. */
  readonly id: string;
  readonly personId: string;
  readonly share: Share;
  /** Of the clawback: all parts of it happen for one reason. */
  readonly clawbackId: string;
}

/** The entry by which a share of a sale is taken back from who got it, or comes back to them (P241). */
export function clawbackEntry(
  reason: 'clawback' | 'clawback_return',
  { id, personId, share, clawbackId }: Booked,
  { held, available, debt }: Parts,
  settings: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const own = share === 'creator' ? accounts.creatorPayable(personId) : accounts.affiliatePayable(personId);
  const sources = [
    [accounts.affiliateHeld(personId), held],
    [own, available],
    [accounts.creatorDebt(personId), debt],
  ] as const;
  return {
    reason,
    key: `${reason}:${id}`,
    actor: { type: 'system' },
    subject: { type: 'clawback', id },
    correlationId: clawbackId,
    centavosPerCredit: settings.centavos_per_credit,
    settingsVersion: settings.version,
    details: { share },
    valueCentavos: held + available + debt,
    postings: sources.flatMap(([account, amount]) =>
      reason === 'clawback'
        ? posting(account, accounts.clawedBack, amount)
        : posting(accounts.clawedBack, account, amount),
    ),
  };
}
