import type { CallInput, Calls } from '@likha/contract';
import type { PayoutsDeps } from './payouts-deps.ts';

type Body = CallInput<Calls['putPayoutSettings']>['body'];

/** The account that was sealed. */
export function openAccount(deps: Pick<PayoutsDeps, 'payoutCipher'>, sealed: Buffer): Body {
  return JSON.parse(deps.payoutCipher.open(sealed).toString()) as Body;
}
