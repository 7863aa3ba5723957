import { accounts, type Entry, type EntryDetails, posting, systemEntry } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Borne } from './restitution.ts';

interface Booked {
  readonly id: string;
  readonly fanId: string;
  readonly creatorId: string;
  readonly credits: number;
  readonly details: EntryDetails;
}

/**
 * The entry of credits that come back for what is gone (P246), at what they are worth now: the creator bears what they can,
 * owes what they have to (P1044, P1037), and promotions bear the rest.
 */
export function restitutionEntry(
  { id, fanId, creatorId, credits, details }: Booked,
  { creator, debt, platform }: Borne,
  settings: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  return systemEntry('restitution', id, settings, {
    details,
    valueCentavos: creator + debt + platform,
    postings: [
      ...posting(accounts.creditIssuer, accounts.fanWallet(fanId), credits),
      ...posting(accounts.creatorPayable(creatorId), accounts.customerDeposits, creator),
      ...posting(accounts.creatorDebt(creatorId), accounts.customerDeposits, debt),
      ...posting(accounts.platformPromotions, accounts.customerDeposits, platform),
    ],
  });
}
