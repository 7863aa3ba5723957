import { providerName } from '../../lib/provider-name.ts';
import type { AccountsTexts } from './accounts.texts.generated.ts';

/** What a kind of account is called, `clearing:paypal`; one that this build does not know, by itself. */
export function accountName(kind: string, t: AccountsTexts): string {
  const [type = '', owner = ''] = kind.split(':');
  if (!(type in t)) return kind;
  const words = t[type as keyof AccountsTexts];
  return typeof words === 'string' ? words : words({ provider: providerName(owner) });
}
