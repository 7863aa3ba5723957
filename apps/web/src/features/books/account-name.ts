import { providerName } from '../../lib/provider-name.ts';
import type { AccountsTexts } from './accounts.texts.generated.ts';

/** What a kind of account is called, `clearing:paypal`; one that this build does not know, by itself. */
export function accountName(kind: string, t: AccountsTexts): string {
  const [type = '', owner = ''] = kind.split(':');
  // Of whoever is paid out through, by hand or by a company: no company is called so.
  if (owner === 'payouts' && type === 'clearing') return t.payouts_clearing;
  if (owner === 'payouts' && type === 'provider_fees') return t.payouts_fees;
  if (!(type in t)) return kind;
  const words = t[type as keyof AccountsTexts];
  return typeof words === 'string' ? words : words({ provider: providerName(owner) });
}

/** Of people, each of whom has an account of their own. */
const OF_PEOPLE = [
  'wallet',
  'creator_payable',
  'creator_held',
  'affiliate_held',
  'affiliate_payable',
  'fan_debt',
  'creator_debt',
];

/** Whether accounts of this type are people's. @param account `PHP:creator_payable`, with or without whose it is */
export function isOfPeople(account: string): boolean {
  return OF_PEOPLE.includes(account.split(':')[1] ?? '');
}

/** `PHP:clearing:paypal` → `clearing:paypal`. */
export function kindOfAccount(account: string): string {
  return account.slice(account.indexOf(':') + 1);
}
