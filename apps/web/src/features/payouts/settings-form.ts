import type { Answer, Body } from '../../lib/api-types.ts';

/** What the form holds: both ways, so that changing one's mind loses nothing typed. */
export interface SettingsValues {
  method: 'gcash' | 'bank_transfer';
  gcash_number: string;
  bank_name: string;
  bank_account_name: string;
  bank_account_number: string;
  /** Of a second factor; left out where it was not asked for. */
  code: string;
}

/** What was saved as the form shows it; empty before it was set up. */
export function valuesOf(settings: Answer<'GET /payouts/settings'>['settings']): SettingsValues {
  return {
    method: settings?.method ?? 'gcash',
    gcash_number: settings?.gcash_number ?? '',
    bank_name: settings?.bank_name ?? '',
    bank_account_name: settings?.bank_account_name ?? '',
    bank_account_number: settings?.bank_account_number ?? '',
    code: '',
  };
}

/** What a passkey said; it stands in the place of a code, and works once. */
export type PasskeyAnswer = Exclude<Body<'PUT /payouts/settings'>['code'], string | undefined>;

/** What is sent: the fields of the way that was chosen, and no others. */
export function bodyOf(
  values: SettingsValues,
  passkey: PasskeyAnswer | null = null,
): Body<'PUT /payouts/settings'> {
  const { method, gcash_number, code: typed, ...bank } = values;
  const code = passkey ?? typed.trim();
  const proof = code ? { code } : {};
  return method === 'gcash' ? { method, gcash_number, ...proof } : { method, ...bank, ...proof };
}
