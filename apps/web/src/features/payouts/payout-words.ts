import type { Answer } from '../../lib/api-types.ts';
import type { PayoutsTexts } from './payouts.texts.generated.ts';

export type Payout = Answer<'POST /payouts'>['payout'];
export type PayoutRequest = Answer<'GET /admin/payouts'>['payout_requests'][number];
type Settings = Answer<'PUT /payouts/settings'>['settings'];

const SHOWN_CHARACTERS = 4;

/** How a creator is paid, in words: `GCash`. */
export function methodWords(method: Payout['method'], t: PayoutsTexts): string {
  return method === 'gcash' ? t.gcash : t.bank;
}

/** Where the next payout goes, by the end of its number: `GCash ending in 4567`. */
export function accountWords(settings: Settings, t: PayoutsTexts): string {
  const number = settings.gcash_number ?? settings.bank_account_number ?? '';
  return t.ending({
    method: settings.bank_name ?? methodWords(settings.method, t),
    account: number.slice(-SHOWN_CHARACTERS),
  });
}
