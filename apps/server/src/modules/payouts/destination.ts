import type { CallInput, Calls } from '@likha/contract';
import type { Destination } from '../../providers/payouts/payout-sender.ts';

type Account = CallInput<Calls['putPayoutSettings']>['body'];

/** Where an account that a creator gave leads; a wallet is in the name that its creator was verified by. */
export function destinationOf(account: Account, verifiedName: string): Destination {
  if (account.method === 'gcash')
    return { method: 'gcash', number: account.gcash_number, holder: verifiedName };
  return {
    method: 'bank',
    bankName: account.bank_name,
    number: account.bank_account_number,
    holder: account.bank_account_name,
  };
}
