import { accountsCalls } from './accounts.ts';
import { affiliatesCalls } from './affiliates.ts';
import { creatorsCalls } from './creators.ts';
import { creditsCalls } from './credits.ts';
import { earningsCalls } from './earnings.ts';
import { mediaCalls } from './media.ts';
import { payoutsCalls } from './payouts.ts';
import { postsCalls } from './posts.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { systemCalls } from './system.ts';

/** Every call of the API, area by area. The server refuses to start when one has no handler. */
export const calls = {
  ...systemCalls,
  ...accountsCalls,
  ...creatorsCalls,
  ...postsCalls,
  ...mediaCalls,
  ...creditsCalls,
  ...subscriptionsCalls,
  ...payoutsCalls,
  ...earningsCalls,
  ...affiliatesCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** `POST /credits/unlock` → its call: lets the web's client name a call by its address, with types and no schemas. */
export type Api = { [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] };
