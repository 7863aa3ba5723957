import { accountsCalls } from './accounts.ts';
import { affiliatesCalls } from './affiliates.ts';
import { analyticsCalls } from './analytics.ts';
import { appealsCalls } from './appeals.ts';
import { auditCalls } from './audit.ts';
import { blocksCalls } from './blocks.ts';
import { contactCalls } from './contact.ts';
import { couponsCalls } from './coupons.ts';
import { creatorsCalls } from './creators.ts';
import { creditsCalls } from './credits.ts';
import { disputesCalls } from './disputes.ts';
import { earningsCalls } from './earnings.ts';
import { enforcementCalls } from './enforcement.ts';
import { firstStepsCalls } from './first-steps.ts';
import { mediaCalls } from './media.ts';
import { mediaTestCalls } from './media-test.ts';
import { moderationCalls } from './moderation.ts';
import { notificationsCalls } from './notifications.ts';
import { ownEmailCalls } from './own-email.ts';
import { ownPostsCalls } from './own-posts.ts';
import { payoutsCalls } from './payouts.ts';
import { peopleCalls } from './people.ts';
import { personalDataCalls } from './personal-data.ts';
import { postsCalls } from './posts.ts';
import { preferencesCalls } from './preferences.ts';
import { profileCalls } from './profile.ts';
import { reactionsCalls } from './reactions.ts';
import { recoveryCalls } from './recovery.ts';
import { refundsCalls } from './refunds.ts';
import { removalsCalls } from './removals.ts';
import { sessionsCalls } from './sessions.ts';
import { settingsCalls } from './settings.ts';
import { socialLinksCalls } from './social-links.ts';
import { studioCalls } from './studio.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { systemCalls } from './system.ts';
import { twoFactorCalls } from './two-factor.ts';
import { verificationCalls } from './verification.ts';

/** Every call of the API, area by area. The server refuses to start when one has no handler. */
export const calls = {
  ...systemCalls,
  ...settingsCalls,
  ...accountsCalls,
  ...recoveryCalls,
  ...ownEmailCalls,
  ...sessionsCalls,
  ...preferencesCalls,
  ...notificationsCalls,
  ...profileCalls,
  ...personalDataCalls,
  ...twoFactorCalls,
  ...verificationCalls,
  ...socialLinksCalls,
  ...contactCalls,
  ...creatorsCalls,
  ...firstStepsCalls,
  ...postsCalls,
  ...ownPostsCalls,
  ...reactionsCalls,
  ...mediaCalls,
  ...mediaTestCalls,
  ...creditsCalls,
  ...disputesCalls,
  ...refundsCalls,
  ...couponsCalls,
  ...subscriptionsCalls,
  ...payoutsCalls,
  ...earningsCalls,
  ...studioCalls,
  ...blocksCalls,
  ...affiliatesCalls,
  ...analyticsCalls,
  ...enforcementCalls,
  ...peopleCalls,
  ...moderationCalls,
  ...appealsCalls,
  ...auditCalls,
  ...removalsCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** `POST /credits/unlock` → its call: lets the web's client name a call by its address, with types and no schemas. */
export type Api = { [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] };
