import { accountsCalls } from './accounts/accounts.ts';
import { captchaCalls } from './accounts/captcha.ts';
import { ownEmailCalls } from './accounts/own-email.ts';
import { passkeyCalls } from './accounts/passkeys.ts';
import { preferencesCalls } from './accounts/preferences.ts';
import { profileCalls } from './accounts/profile.ts';
import { recoveryCalls } from './accounts/recovery.ts';
import { sessionsCalls } from './accounts/sessions.ts';
import { staffCalls } from './accounts/staff.ts';
import { twoFactorCalls } from './accounts/two-factor.ts';
import { affiliatesCalls } from './affiliates.ts';
import { analyticsCalls } from './analytics.ts';
import { appealsCalls } from './appeals.ts';
import { auditCalls } from './audit.ts';
import { blocksCalls } from './blocks.ts';
import { booksCalls } from './books.ts';
import { contactCalls } from './contact.ts';
import { couponsCalls } from './coupons.ts';
import { creatorsCalls } from './creators.ts';
import { autoTopUpCalls } from './credits/auto-top-up.ts';
import { creditsCalls } from './credits/credits.ts';
import { disputesCalls } from './credits/disputes.ts';
import { evidenceCalls } from './credits/evidence.ts';
import { purchasesCalls } from './credits/purchases.ts';
import { refundsCalls } from './credits/refunds.ts';
import { earningsCalls } from './earnings.ts';
import { enforcementCalls } from './enforcement.ts';
import { eventsCalls } from './events.ts';
import { fanListCalls } from './fans/fan-lists.ts';
import { fanCalls } from './fans/fans.ts';
import { firstStepsCalls } from './first-steps.ts';
import { fundingsCalls } from './fundings.ts';
import { giftsCalls } from './gifts.ts';
import { invoicesCalls } from './invoices.ts';
import { legalCalls } from './legal.ts';
import { libraryCalls } from './library.ts';
import { liveChatCalls } from './live/live-chat.ts';
import { liveMoneyCalls } from './live/live-money.ts';
import { liveStaffCalls } from './live/live-staff.ts';
import { liveCalls } from './live/streams.ts';
import { mediaCalls } from './media.ts';
import { mediaTestCalls } from './media-test.ts';
import { automaticMessagesCalls } from './messages/automatic-messages.ts';
import { broadcastsCalls } from './messages/broadcasts.ts';
import { conversationsCalls } from './messages/conversations.ts';
import { messageFilesCalls } from './messages/message-files.ts';
import { messageReactionsCalls } from './messages/message-reactions.ts';
import { messageSettingsCalls } from './messages/message-settings.ts';
import { messageTipsCalls } from './messages/message-tips.ts';
import { messagesCalls } from './messages/messages.ts';
import { searchMessagesCalls } from './messages/search-messages.ts';
import { unlockMessageCalls } from './messages/unlock-message.ts';
import { profileHoldsCalls } from './moderation/profile-holds.ts';
import { searchCalls } from './moderation/search.ts';
import { moderationCalls } from './moderation.ts';
import { notificationsCalls } from './notifications.ts';
import { payoutsCalls } from './payouts.ts';
import { peopleCalls } from './people.ts';
import { personalDataCalls } from './personal-data.ts';
import { accessMediaCalls } from './posts/access-media.ts';
import { creatorPostsCalls } from './posts/creator-posts.ts';
import { ownPostsCalls } from './posts/own-posts.ts';
import { pollsCalls } from './posts/polls.ts';
import { postsCalls } from './posts/posts.ts';
import { storiesCalls } from './posts/stories.ts';
import { taggedPostsCalls } from './posts/tagged-posts.ts';
import { pushCalls } from './push.ts';
import { reactionsCalls } from './reactions.ts';
import { removalsCalls } from './removals.ts';
import { keywordsCalls } from './reviews.ts';
import { configCalls } from './settings/config.ts';
import { settingsCalls } from './settings/settings.ts';
import { settlementsCalls } from './settlements.ts';
import { socialLinksCalls } from './social-links.ts';
import { spendingCalls } from './spending.ts';
import { statementsCalls } from './statements.ts';
import { studioCalls } from './studio.ts';
import { fansCalls } from './subscriptions/fans.ts';
import { offersCalls } from './subscriptions/offers.ts';
import { subscriptionsCalls } from './subscriptions/subscriptions.ts';
import { certificatesCalls } from './tax/certificates.ts';
import { taxDetailsCalls } from './tax/details.ts';
import { taxCalls } from './tax.ts';
import { templatesCalls } from './templates.ts';
import { tipsCalls } from './tips.ts';
import { unlocksCalls } from './unlocks.ts';
import { vatCalls } from './vat.ts';
import { vaultCalls } from './vault.ts';
import { verificationCalls } from './verification.ts';

/** Every call of the API, area by area. The server refuses to start when one has no handler. */
export const calls = {
  ...configCalls,
  ...settingsCalls,
  ...captchaCalls,
  ...accountsCalls,
  ...recoveryCalls,
  ...ownEmailCalls,
  ...sessionsCalls,
  ...preferencesCalls,
  ...notificationsCalls,
  ...profileCalls,
  ...personalDataCalls,
  ...twoFactorCalls,
  ...passkeyCalls,
  ...staffCalls,
  ...vaultCalls,
  ...verificationCalls,
  ...socialLinksCalls,
  ...contactCalls,
  ...creatorsCalls,
  ...firstStepsCalls,
  ...postsCalls,
  ...pollsCalls,
  ...creatorPostsCalls,
  ...taggedPostsCalls,
  ...accessMediaCalls,
  ...ownPostsCalls,
  ...storiesCalls,
  ...reactionsCalls,
  ...libraryCalls,
  ...eventsCalls,
  ...broadcastsCalls,
  ...automaticMessagesCalls,
  ...conversationsCalls,
  ...messagesCalls,
  ...messageTipsCalls,
  ...searchMessagesCalls,
  ...messageFilesCalls,
  ...messageReactionsCalls,
  ...pushCalls,
  ...unlockMessageCalls,
  ...messageSettingsCalls,
  ...mediaCalls,
  ...mediaTestCalls,
  ...creditsCalls,
  ...unlocksCalls,
  ...disputesCalls,
  ...evidenceCalls,
  ...purchasesCalls,
  ...refundsCalls,
  ...couponsCalls,
  ...subscriptionsCalls,
  ...offersCalls,
  ...fansCalls,
  ...fanCalls,
  ...fanListCalls,
  ...giftsCalls,
  ...tipsCalls,
  ...liveCalls,
  ...liveMoneyCalls,
  ...liveChatCalls,
  ...liveStaffCalls,
  ...payoutsCalls,
  ...settlementsCalls,
  ...fundingsCalls,
  ...earningsCalls,
  ...spendingCalls,
  ...autoTopUpCalls,
  ...statementsCalls,
  ...booksCalls,
  ...studioCalls,
  ...blocksCalls,
  ...affiliatesCalls,
  ...analyticsCalls,
  ...enforcementCalls,
  ...peopleCalls,
  ...moderationCalls,
  ...profileHoldsCalls,
  ...searchCalls,
  ...keywordsCalls,
  ...appealsCalls,
  ...auditCalls,
  ...legalCalls,
  ...removalsCalls,
  ...taxCalls,
  ...taxDetailsCalls,
  ...certificatesCalls,
  ...vatCalls,
  ...invoicesCalls,
  ...templatesCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** `POST /credits/unlock` → its call: lets the web's client name a call by its address, with types and no schemas. */
export type Api = { [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] };
