import { expect } from 'vitest';
import { checkCapture } from '../../src/modules/credits/disputes/check-capture.ts';
import { submission } from '../../src/modules/verification/verification.fixture.ts';
import { samples } from '../call-samples.ts';
import { jpeg, sendForm } from '../forms.ts';

import type { HappyPath, Joined } from './happy-path.ts';
import { settleWithProviders } from './settle-with-providers.ts';

/** Somebody joins, a creator is verified and publishes, credits are bought, given back and disputed. */
export async function joinAndPublish(path: HappyPath): Promise<Joined> {
  const { harness, people, answers, done } = path;
  const { factory, paypal } = harness;
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
  const declined = { decision: 'decline', answer: 'Nagamit na' };
  await done('decideRefund', { params: { id: requests[0].id }, body: declined });
  await done('takeBackRefund', { params: { id: requests[0].id } });
  const part = { decision: 'approve', credits: 10, answer: 'A part of it' };
  await done('decideRefund', { params: { id: requests[0].id }, body: part });
  const discounted = { ...samples.buyCredits.body, coupon_id: coupon.id, final_amount: 90 };
  const second = await done('buyCredits', { headers, body: discounted });
  await done('listCouponUses', { params: { id: coupon.id }, query: {} });
  await done('cancelPurchase', { headers, params: { id: second.purchase_id } });
  await done('setAutoTopUp', { headers });
  paypal.savedPayers.agreeAll();
  await done('confirmAutoTopUp', { headers });
  await done('readAutoTopUp', { headers });
  await done('endAutoTopUp', { headers });
  const third = await done('buyCredits', { headers });
  paypal.pay(third.purchase_id);
  await done('getPurchase', { headers, params: { id: third.purchase_id } });
  await done('askRefund', { headers, params: { id: third.purchase_id } });
  await done('withdrawRefund', { headers, params: { id: third.purchase_id } });
  await checkCapture(harness.deps, 'paypal', paypal.dispute(third.purchase_id, 'open'), false);
  const { disputes } = await done('listDisputes', { query: {} });
  await done('getDisputeRatios');
  const ofDispute = { params: { id: disputes[0].id } };
  await done('getEvidence', ofDispute);
  await done('saveEvidence', ofDispute);
  const evidenceForm = { files: [{ field: 'file', content: await jpeg() }] };
  const files = `/api/admin/disputes/${disputes[0].id}/evidence/files`;
  const proven = (await sendForm(harness, people.admin.headers, evidenceForm, files)).json();
  answers.set('addEvidenceFile', proven);
  await done('removeEvidenceFile', { params: { ...ofDispute.params, file_id: proven.evidence.files[0].id } });
  await done('addSummary', ofDispute);
  await done('handInEvidence', ofDispute);
  await done('sendEvidence', ofDispute);
  await settleWithProviders(path);
  return { email, password, headers, post, edited };
}
