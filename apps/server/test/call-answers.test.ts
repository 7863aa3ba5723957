import type { Call, CallName } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { mailsOf, tokenIn } from '../src/modules/accounts/accounts.fixture.ts';
import { Authenticator } from '../src/modules/accounts/passkeys/authenticator.fixture.ts';
import { checkCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { moveBroadcast } from '../src/modules/messages/broadcasts/deliver-broadcast.ts';
import { submission } from '../src/modules/verification/verification.fixture.ts';
import { samples } from './call-samples.ts';
import { names, type Sent, useCalls } from './calls.fixture.ts';
import { expectDays } from './dated-lists.ts';
import { jpeg, sendForm } from './forms.ts';

const calling = useCalls();
const { harness, people, send } = calling;

/** Answers a happy path for each call, in an order in which they can happen. */
async function happyPath(): Promise<Map<CallName, unknown>> {
  const { app, factory, paypal } = harness;
  const answers = new Map<CallName, unknown>();
  const done = async (name: CallName, sent: Sent = {}) => {
    const answer = await send(name, sent);
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe((calls[name] as Call).status ?? 200);
    answers.set(name, answer.json());
    await expectDays(calling, name, sent, answer.json());
    return answer.json();
  };
  await done('changeRate', { body: { php_per_credit: 1 } });
  const { settings } = await done('getSettings');
  await done('changeSettings', { body: { version: settings.version, validity_months: 12 } });
  await done('getConfig');
  await done('listLegalVersions');
  await done('getCaptchaChallenge');
  const { password, email } = { password: 'isang-mahabang-salita', email: 'happy@example.test' };
  await done('register', { body: { ...samples.register.body, email, recaptcha_token: 'solved-happy' } });
  const { access_token } = await done('login', { body: { email, password } });
  const headers = { authorization: `Bearer ${access_token}` };
  await done('getMe', { headers });
  await done('getSession', { headers });
  await done('getMe', { headers: people.creator.headers });
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 2_950 })
    .where('id', '=', people.creator.id)
    .execute();
  const published = await sendForm(harness, people.creator.headers, {
    fields: { title: 'Happy', content: 'Words', is_ppv: 'true', credit_price: '25', tags: 'a, #B' },
    files: [{ content: await jpeg() }],
  });
  expect(published.statusCode, published.body).toBe(201);
  const post = published.json();
  answers.set('createPost', post);
  await done('getPost', { params: { id: post.id } });
  const edited = { title: 'Happy', content: 'Other words', is_ppv: true, credit_price: 25, tags: 'a' };
  await done('getTag', { params: { tag: '%23A' } });
  await done('listTaggedPosts', { params: { tag: 'a' }, query: {} });
  await done('editPost', { params: { id: post.id }, body: edited });
  const tomorrow = new Date(harness.clock.now().getTime() + 86_400_000).toISOString();
  const later = await sendForm(harness, people.creator.headers, {
    fields: { title: 'Later', content: 'Words', publish_at: tomorrow },
  });
  await done('cancelSchedule', { params: { id: later.json().id } });
  await done('publishPost', { params: { id: later.json().id } });
  await done('pinPost', { params: { id: post.id } });
  await done('unpinPost', { params: { id: post.id } });
  await factory.post(people.creator.id, { isSubscriberOnly: true });
  const failed = await factory.failedVideo(people.creator.id);
  await done('retryVideo', { params: { id: failed.postId } });
  await factory.failVideo(failed.mediaId);
  await done('removePost', { params: { id: failed.postId } });
  const submitted = await sendForm(
    harness,
    people.unverified.headers,
    await submission(),
    '/api/verification',
  );
  expect(submitted.statusCode, submitted.body).toBe(201);
  answers.set('submitVerification', submitted.json());
  await done('getVerification', { headers: people.unverified.headers });
  const { verifications } = await done('listVerifications', { query: {} });
  await done('decideVerification', { params: { id: verifications[0].id } });
  await done('takeBackVerification', { params: { id: verifications[0].id } });
  await done('putSocialLinks');
  await done('getSocialLinks');
  await done('listSocialLinks', { params: { id: people.creator.id } });
  await done('submitContact', { body: { ...samples.submitContact.body, recaptcha_token: 'solved-contact' } });
  const { messages } = await done('listContactMessages', { query: {} });
  await done('markContactAnswered', { params: { id: messages[0].id } });
  await done('listPeople', { query: {} });
  const { id: fanId } = people.fan;
  await done('getPerson', { params: { id: fanId } });
  await done('getPerson', { params: { id: people.creator.id } });
  await done('addPersonNote', { params: { id: fanId } });
  await done('listPersonNotes', { params: { id: fanId }, query: {} });
  await done('listCreators', { query: {} });
  await done('getProfile', { params: { id: people.creator.id } });
  await done('getProfileByUsername', { params: { username: people.creator.username } });
  await done('listCreatorPosts', { params: { id: people.creator.id }, query: {} });
  await done('followCreator', { params: { id: people.creator.id } });
  await done('getFeed', { query: { limit: '1' } });
  await done('listOwnPosts', { query: {} });
  const { coupon } = await done('createCoupon', { body: { ...samples.createCoupon.body, code: 'HAPPY' } });
  await done('updateCoupon', {
    params: { id: coupon.id },
    body: { ...samples.updateCoupon.body, code: 'HAPPY' },
  });
  await done('validateCoupon', { headers, body: { code: coupon.code, purchase_amount: 100 } });
  await done('deactivateCoupon', { params: { id: coupon.id } });
  await done('reactivateCoupon', { params: { id: coupon.id } });
  await done('listCoupons', { query: {} });
  const bought = await done('buyCredits', { headers });
  const { reference } = await done('getPurchase', { headers, params: { id: bought.purchase_id } });
  await done('findPurchase', { params: { reference } });
  paypal.pay(bought.purchase_id);
  await done('getPurchase', { headers, params: { id: bought.purchase_id } });
  await done('askRefund', { headers, params: { id: bought.purchase_id } });
  const { refund_requests: requests } = await done('listRefundRequests', { query: {} });
  const part = { decision: 'approve', credits: 10, answer: 'A part of it' };
  await done('decideRefund', { params: { id: requests[0].id }, body: part });
  const discounted = { ...samples.buyCredits.body, coupon_id: coupon.id, final_amount: 90 };
  const second = await done('buyCredits', { headers, body: discounted });
  await done('listCouponUses', { params: { id: coupon.id }, query: {} });
  await done('cancelPurchase', { headers, params: { id: second.purchase_id } });
  const third = await done('buyCredits', { headers });
  paypal.pay(third.purchase_id);
  await done('getPurchase', { headers, params: { id: third.purchase_id } });
  await done('askRefund', { headers, params: { id: third.purchase_id } });
  await done('withdrawRefund', { headers, params: { id: third.purchase_id } });
  await checkCapture(harness.deps, 'paypal', paypal.dispute(third.purchase_id, 'open'), false);
  const { disputes } = await done('listDisputes', { query: {} });
  const ofDispute = { params: { id: disputes[0].id } };
  await done('getEvidence', ofDispute);
  await done('saveEvidence', ofDispute);
  const evidenceForm = { files: [{ field: 'file', content: await jpeg() }] };
  const files = `/api/admin/disputes/${disputes[0].id}/evidence/files`;
  const proven = (await sendForm(harness, people.admin.headers, evidenceForm, files)).json();
  answers.set('addEvidenceFile', proven);
  await done('removeEvidenceFile', { params: { ...ofDispute.params, file_id: proven.evidence.files[0].id } });
  await done('handInEvidence', ofDispute);
  await done('unlockContent', { headers, body: { content_id: post.id } });
  await done('likePost', { headers, params: { id: post.id } });
  const polled = { ...edited, poll_question: 'Which?', poll_options: 'This\nThat', poll_hours: 24 };
  await done('editPost', { params: { id: post.id }, body: polled });
  const { edition } = await done('getPoll', { headers, params: { id: post.id } });
  const told = await sendForm(
    harness,
    people.creator.headers,
    { fields: { text: 'Happy story' }, files: [{ content: await jpeg() }] },
    '/api/stories',
  );
  expect(told.statusCode, told.body).toBe(201);
  answers.set('createStory', told.json());
  await done('getStories', { headers, params: { username: people.creator.username } });
  await done('seeStory', { headers, params: { id: told.json().id } });
  await done('listStories', { headers });
  await done('listOwnStories', { query: {} });
  await done('listStoryViewers', { params: { id: told.json().id }, query: {} });
  await done('vote', { headers, params: { id: post.id }, body: { edition, option: 1 } });
  const said = await done('addComment', { headers, params: { id: post.id } });
  await done('listComments', { headers, params: { id: post.id }, query: {} });
  await done('removeComment', { headers, params: { id: said.id } });
  await done('unlikePost', { headers, params: { id: post.id } });
  await done('savePost', { headers, params: { id: post.id } });
  const { id: collection } = await done('addCollection', { headers, body: { name: 'Beach' } });
  await done('putInCollection', {
    headers,
    params: { id: post.id },
    body: { collection_id: collection },
  });
  await done('listCollections', { headers });
  await done('renameCollection', { headers, params: { id: collection }, body: { name: 'Sea' } });
  await done('getLibrary', { headers, query: { filter: 'saved' } });
  await done('seePost', { headers, params: { id: post.id } });
  await done('getSeenSwitch', { headers });
  await done('putSeenSwitch', { headers, body: { is_kept: true } });
  await done('clearSeen', { headers });
  await done('removeCollection', { headers, params: { id: collection } });
  await done('unsavePost', { headers, params: { id: post.id } });
  const creator = { id: people.creator.id };
  await done('putSubscriptionOffers', {
    headers: people.creator.headers,
    body: {
      bundle_3_percent: 10,
      bundle_6_percent: null,
      bundle_12_percent: null,
      trial_days: null,
      first_month_percent: null,
    },
  });
  await done('getSubscriptionOffers', { headers: people.creator.headers });
  await done('listPlans', { headers, params: creator });
  await done('subscribe', { headers, params: creator });
  await done('listFans', { headers: people.creator.headers, query: { sort: 'spent' } });
  await done('listSubscriptions', { headers, query: {} });
  await done('cancelSubscription', { headers, params: creator });
  await done('sendTip', { headers, params: creator });
  const opened = await done('openConversation', { headers, body: { user_id: creator.id } });
  const talk = { headers, params: { id: opened.id } };
  const { id: messageId } = await done('sendMessage', talk);
  const file = await sendForm(
    harness,
    people.creator.headers,
    { files: [{ content: await jpeg() }] },
    `/api/conversations/${opened.id}/files`,
  );
  expect(file.statusCode, file.body).toBe(201);
  answers.set('uploadMessageFile', file.json());
  const paid = await harness.app.inject({
    method: 'POST',
    url: `/api/conversations/${opened.id}/messages`,
    headers: people.creator.headers,
    payload: { client_id: harness.deps.ids.next(), media_ids: [file.json().file_key], price: 5 },
  });
  expect(paid.statusCode, paid.body).toBe(201);
  const { headers: ofCreator } = people.creator;
  const { id: manyId } = await done('createBroadcast', { headers: ofCreator });
  await done('listBroadcasts', { headers: ofCreator, query: {} });
  await done('getBroadcast', { headers: ofCreator, params: { id: manyId } });
  await done('countReceivers', { headers: ofCreator });
  const ofMany = await sendForm(
    harness,
    ofCreator,
    { files: [{ content: await jpeg() }] },
    '/api/messages/broadcasts/files',
  );
  answers.set('uploadBroadcastFile', ofMany.json());
  await moveBroadcast(harness.deps, manyId);
  await done('unsendBroadcast', { headers: ofCreator, params: { id: manyId } });
  const manyLater = await done('createBroadcast', {
    headers: ofCreator,
    body: {
      client_id: harness.deps.ids.next(),
      text: 'Bukas',
      audience: 'all',
      scheduled_at: new Date(harness.clock.now().getTime() + 3_600_000).toISOString(),
    },
  });
  await done('cancelBroadcast', { headers: ofCreator, params: { id: manyLater.id } });
  await done('putAutomaticMessage', { headers: ofCreator });
  await done('getAutomaticMessages', { headers: ofCreator });
  const { conversations } = (await send('listConversations', { headers: ofCreator, query: {} })).json();
  const toFan = { headers: ofCreator, params: { id: conversations[0].person.id } };
  await done('noteFan', toFan);
  await done('getFan', toFan);
  const { id: folder } = await done('addVaultFolder', { headers: ofCreator });
  const { files: ownFiles } = await done('listVault', { headers: ofCreator, query: {} });
  const ofFile = { headers: ofCreator, params: { id: ownFiles[0].file_key } };
  await done('useVaultFile', ofFile);
  await done('changeVaultFile', { ...ofFile, body: { title: 'Low tide', folder_id: folder } });
  await done('renameVaultFolder', { headers: ofCreator, params: { id: folder } });
  await done('listVaultFolders', { headers: ofCreator });
  await done('removeVaultFolder', { headers: ofCreator, params: { id: folder } });
  await done('unlockMessage', { headers, params: { id: paid.json().id } });
  await done('listMessages', { ...talk, query: {} });
  await done('readConversation', talk);
  await done('setConversation', talk);
  await done('getConversation', talk);
  await done('listConversations', { headers, query: {} });
  await done('reactToMessage', { headers, params: { id: messageId } });
  await done('takeReactionBack', { headers, params: { id: messageId } });
  await done('removeMessage', { headers, params: { id: messageId }, query: {} });
  await done('listEvents', { headers });
  await done('putPushDevice', { headers });
  await done('changePush', { headers });
  await done('getPush', { headers });
  await done('removePushDevice', { headers });
  await done('putMessageSettings', { headers });
  await done('getMessageSettings', { headers });
  await done('putFirstSteps', { headers });
  await done('getFirstSteps', { headers });
  await done('listInterests', { headers });
  await done('listSuggestions', { headers });
  const { headers: creators } = people.creator;
  await done('listTips', { headers: creators, query: {} });
  const rich = await factory.fan({ credits: 900 });
  await done('sendTip', { headers: rich.headers, params: creator, body: { credits: 900 } });
  await done('putPayoutSettings', { headers: creators });
  await done('getPayoutSettings', { headers: creators });
  await done('countClick', { body: { username: people.creator.username } });
  await done('getAffiliateStats', { headers: creators });
  await factory.creator({ referredBy: people.creator.id });
  for (const name of [
    'getAffiliateOverview',
    'listAffiliates',
    'getPlatformAnalytics',
    'getCreditStats',
  ] as const)
    await done(name, { query: {} });
  await done('listRateChanges', { query: {} });
  const { payout } = await done('requestPayout', { headers: creators });
  await done('listPayouts', { headers: creators, query: {} });
  await done('listPayoutRequests', { query: {} });
  await done('decidePayout', { params: { id: payout.id } });
  await done('accessMedia', { headers, body: { file_key: post.media.file_key } });
  await done('getWallet', { headers });
  const { keyword } = await done('addKeyword', { body: { keyword: 'biglang yaman', severity: 3 } });
  await done('listKeywords');
  const flagged = await done('addComment', {
    headers,
    params: { id: post.id },
    body: { text: 'Biglang  YAMAN!' },
  });
  await done('changeProfile', { headers, body: { bio: 'Biglang yaman' } });
  const { profiles } = await done('listProfileHolds', { query: {} });
  await done('decideProfileHold', { params: { id: profiles[0].id } });
  await done('removeKeyword', { params: { id: keyword.id } });
  await done('listReviews', { query: {} });
  await done('claimReview', { params: { id: flagged.id } });
  await done('updateReview', { params: { id: flagged.id } });
  await done('takeBackContent', { params: { id: flagged.id } });
  await done('searchContent', { query: { kind: 'post' } });
  await done('listProfileFields', { params: { id: people.creator.id } });
  await done('clearProfile', { params: { id: people.creator.id } });
  await done('takeBackProfile', { params: { id: people.creator.id } });
  await done('listPersonContent', { params: { id: people.creator.id }, query: {} });
  await done('removeAnyContent', { params: { id: await factory.post(people.creator.id) } });
  const reported = await done('createReport', {
    headers,
    body: { report_type: 'others', subject_type: 'profile', subject_id: people.creator.id },
  });
  await done('listReports', { query: {} });
  await done('listPersonReports', { params: { id: people.creator.id }, query: {} });
  await done('listReportMessages', { params: { id: reported.id } });
  await done('claimReport', { params: { id: reported.id } });
  await done('updateReport', { params: { id: reported.id } });
  await done('reopenReport', { params: { id: reported.id } });
  await done('getModerationStats');
  await done('getQueueFigures');
  const judged = { params: { id: (await factory.fan()).id } };
  await done('warnPerson', judged);
  await done('listWarnings', { query: {} });
  await done('getStrikes', judged);
  await done('getOwnStrikes');
  await done('suspendPerson', judged);
  await done('banPerson', judged);
  await done('liftSanction', judged);
  await done('listTransactions', { headers, query: {} });
  await done('getEarnings', { headers: people.creator.headers });
  const stranger = await factory.fan();
  const blocking = { headers: people.creator.headers, params: { id: stranger.id } };
  await done('blockPerson', blocking);
  await done('listBlocked', { headers: people.creator.headers, query: {} });
  await done('unblockPerson', blocking);
  for (const name of ['putGoals', 'settleStudioSteps', 'getStudio', 'getAnalytics'] as const)
    await done(name, { headers: people.creator.headers });
  await done('getRate');
  await done('acceptDocuments', { headers });
  await done('chooseLanguage', { headers });
  await done('askConfirmation', { headers });
  await done('confirmEmail', { body: { token: tokenIn((await mailsOf(harness)).at(-1)) } });
  await done('changeEmail', { headers });
  await done('setSafeMode', { headers });
  await done('setDiscretion', { headers });
  await done('changeProfile', { headers });
  for (const [name, path] of Object.entries({ changeAvatar: 'avatar', changeCover: 'cover' })) {
    const picture = { files: [{ field: 'picture', content: await jpeg() }] };
    const shown = await sendForm(harness, headers, picture, `/api/users/me/${path}`, 'PUT');
    expect(shown.statusCode, shown.body).toBe(200);
    answers.set(name as CallName, shown.json());
  }
  const item = { fields: { content_title: 'A title' }, files: [{ field: 'file', content: await jpeg() }] };
  const stored = await sendForm(harness, people.creator.headers, item, '/api/media/upload');
  expect(stored.statusCode, stored.body).toBe(201);
  answers.set('uploadMedia', stored.json());
  await done('listCreatorMedia', { params: { id: people.creator.id } });
  await done('listTestMedia');
  await done('accessTestMedia');
  await done('getRefusedAddresses');
  const tried = await sendForm(
    harness,
    {},
    { fields: { content_title: 'A title' }, files: [{ field: 'file', content: await jpeg() }] },
    '/api/media-test/upload',
  );
  expect(tried.statusCode, tried.body).toBe(200);
  answers.set('tryUpload', tried.json());
  const leak = await sendForm(
    harness,
    people.admin.headers,
    { files: [{ field: 'picture', content: await jpeg() }] },
    '/api/admin/media/trace',
  );
  expect(leak.statusCode, leak.body).toBe(200);
  answers.set('tracePicture', leak.json());
  await done('removeAvatar', { headers });
  await done('removeCover', { headers });
  await done('setPresence', { headers });
  await done('keepPresence', { headers });
  await done('getSecurity', { headers });
  const { secret } = await done('beginTwoFactor', { headers });
  const codeNow = () => {
    harness.clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
  };
  await done('confirmTwoFactor', { headers, body: { code: codeNow() } });
  const proof = () => ({ headers, body: { password, code: codeNow() } });
  await done('renewRecoveryCodes', proof());
  await done('endTwoFactor', proof());
  const authenticator = new Authenticator();
  const { options } = await done('beginPasskey', { headers });
  const added = await done('addPasskey', { headers, body: { passkey: authenticator.create(options) } });
  const ofPasskey = { headers, params: { id: added.passkey.id } };
  await done('listPasskeys', { headers });
  await done('renamePasskey', ofPasskey);
  await done('beginPasskeyProof', { headers });
  const cookie = 'likha_asker=AAAAAAAAAAAAAAAAAAAAAAAA';
  const asked = await done('beginPasskeySignIn', { headers: { cookie } });
  const passkey = authenticator.get(asked.options);
  await done('signInWithPasskey', { headers: { cookie }, body: { passkey } });
  await done('removePasskey', ofPasskey);
  await done('endOtherSessions', { headers });
  const other = await send('login', { body: { email, password } });
  const { sessions } = await done('listSessions', { headers, query: {} });
  expect(sessions).toHaveLength(2);
  await done('endSession', { headers, params: { id: sessions[0].id } });
  expect(other.statusCode).toBe(200);
  await done('endOtherSessions', { headers });
  await done('changePassword', { headers });
  await done('forgotPassword', { body: { email, recaptcha_token: 'solved-forgot' } });
  const reset = (await mailsOf(harness)).find(({ subject }) => subject === 'Pumili ng bagong password');
  await done('resetPassword', { body: { token: tokenIn(reset), password: 'huling-mahabang-salita' } });
  const again = await done('login', { body: { email, password: 'huling-mahabang-salita' } });
  headers.authorization = `Bearer ${again.access_token}`;
  await done('logout', { headers });
  expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  const last = { email, password: 'huling-mahabang-salita' };
  const leaver = (await send('login', { body: last })).json().access_token;
  const asLeaver = { authorization: `Bearer ${leaver}` };
  await done('changeEmail', {
    headers: asLeaver,
    body: { email: 'lilipat@example.test', password: last.password },
  });
  const undone = await done('undoEmailChange', { body: { token: tokenIn((await mailsOf(harness)).at(-2)) } });
  await done('resetPassword', { body: { token: undone.reset_token, password: last.password } });
  asLeaver.authorization = `Bearer ${(await send('login', { body: last })).json().access_token}`;
  await done('readDeletion', { headers: asLeaver });
  await done('deleteAccount', { headers: asLeaver, body: { password: last.password } });
  const warned = await factory.fan();
  const { sanction } = await done('warnPerson', { params: { id: warned.id } });
  const token = harness.deps.appealTokens.make(sanction.id);
  await done('listNotifications', { headers: people.creator.headers });
  const muting = { headers: people.fan.headers, params: { id: people.creator.id } };
  await done('muteCreator', muting);
  await done('listMuted', { headers: people.fan.headers, query: {} });
  await done('unmuteCreator', muting);
  await done('readNotifications', { headers: people.creator.headers });
  await done('chooseNews', { headers: people.creator.headers });
  await done('getNotificationSettings', { headers: people.creator.headers });
  await done('chooseNotification', { headers: people.creator.headers });
  const link = harness.deps.notificationLinks.make({ personId: people.creator.id, kind: 'comment' });
  await done('readUnsubscribe', { body: { token: link } });
  await done('unsubscribe', { body: { token: link } });
  await done('readAppeal', { body: { token } });
  await done('sendAppeal', { body: { token, text: 'Mali ito' } });
  await done('readAppeal', { body: { token } });
  const { appeals } = await done('listAppeals', { query: {} });
  const another = await factory.admin();
  await done('decideAppeal', { params: { id: appeals[0].id }, headers: another.headers });
  await done('takeBackAppeal', { params: { id: appeals[0].id } });
  const removal = { ...samples.submitRemoval.body, recaptcha_token: 'solved-removal' };
  const { id: removalId } = await done('submitRemoval', { body: removal });
  await done('listRemovals', { query: {} });
  await done('decideRemoval', { params: { id: removalId } });
  await done('takeBackRemoval', { params: { id: removalId } });
  const { template } = await done('createTemplate');
  const ofTemplate = { params: { id: template.id } };
  await done('changeTemplate', ofTemplate);
  await done('listTemplates');
  await done('fillTemplate', { ...ofTemplate, body: { subject: { type: 'person', id: people.fan.id } } });
  await done('removeTemplate', ofTemplate);
  await done('restoreTemplate', ofTemplate);
  await done('listAdminActions', { query: {} });
  const helper = { params: { id: (await factory.admin({ role: 'support' })).id } };
  await done('giveRole', helper);
  await done('listStaff', { query: {} });
  await done('takeRole', helper);
  const withCodes = await factory.admin();
  await done('resetTwoFactor', { params: { id: withCodes.id } });
  await done('signPersonOut', { params: { id: withCodes.id } });
  return answers;
}

describe('every answer', () => {
  it('is what the contract says, no field less and none more', { timeout: 120_000 }, async () => {
    const answers = await happyPath();
    for (const name of names) {
      const answer = answers.get(name);
      expect(answer, `${name} was not made`).toBeDefined();
      // zod drops what the contract does not name, so equality means that nothing else was sent.
      expect(calls[name].response.parse(answer), name).toEqual(answer);
    }
  });
});
