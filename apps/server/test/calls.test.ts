import type { Call, CallName } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsOf, tokenIn } from '../src/modules/accounts/accounts.fixture.ts';
import { TEST_FILES } from '../src/modules/media-test/samples.ts';
import { submission } from '../src/modules/verification/verification.fixture.ts';
import { problemsTexts } from '../src/platform/http/problems.texts.generated.ts';
import type { Person } from './factory.ts';
import { jpeg, sendForm } from './forms.ts';
import { useHarness } from './harness.ts';
import { expectProblem, expectRefusal } from './problems.ts';

const harness = useHarness({ deps: { kycReview: 'manual' } });

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const UUID = '0198a000-0000-7000-8000-000000000000';

/** One well-formed request for each call; a call without one does not compile. */
const samples: Record<CallName, Sample> = {
  getConfig: {},
  getCaptchaChallenge: {},
  getSettings: {},
  changeSettings: { body: { version: 0, validity_months: 12 } },
  register: {
    query: { aff: 'creator_1' },
    body: {
      full_name: 'Ana Reyes',
      email: 'ana@example.test',
      password: 'isang-mahabang-salita',
      user_type: 'fan',
      date_of_birth: '1990-01-01',
      recaptcha_token: 'wrong',
    },
  },
  login: { body: { email: 'ana@example.test', password: 'isang-mahabang-salita' } },
  logout: {},
  forgotPassword: { body: { email: 'ana@example.test', recaptcha_token: 'wrong' } },
  resetPassword: { body: { token: 'a'.repeat(43), password: 'ibang-mahabang-salita' } },
  changePassword: { body: { current_password: 'isang-mahabang-salita', password: 'ibang-mahabang-salita' } },
  confirmEmail: { body: { token: 'a'.repeat(43) } },
  askConfirmation: {},
  changeEmail: { body: { email: 'bago@example.test', password: 'isang-mahabang-salita' } },
  listSessions: { query: { limit: '5', cursor: UUID } },
  endSession: { params: { id: UUID } },
  endOtherSessions: {},
  getSecurity: {},
  readDeletion: {},
  deleteAccount: { body: { password: 'isang-mahabang-salita' } },
  changeProfile: { body: { full_name: 'Ana Reyes', bio: 'Kumusta', location: 'Marikina' } },
  changeAvatar: { body: {} },
  tracePicture: { body: {} },
  uploadMedia: { body: { content_title: 'A title' } },
  listTestMedia: {},
  accessTestMedia: { body: { file_key: TEST_FILES[0]?.id, access_duration: 60, as: 'buyer' } },
  getRefusedAddresses: { body: { file_key: TEST_FILES[0]?.id } },
  tryUpload: { body: { content_title: 'A title' } },
  listCreatorMedia: { params: { id: UUID }, query: { limit: '5' } },
  removeAvatar: {},
  changeCover: { body: {} },
  removeCover: {},
  setPresence: { body: { shows_online: true } },
  keepPresence: {},
  setSafeMode: { body: { safe_mode: true, is_adult: false } },
  beginTwoFactor: { body: { password: 'isang-mahabang-salita' } },
  confirmTwoFactor: { body: { code: '123456' } },
  endTwoFactor: { body: { password: 'isang-mahabang-salita', code: '123456' } },
  renewRecoveryCodes: { body: { password: 'isang-mahabang-salita', code: '123456' } },
  getMe: {},
  acceptDocuments: { body: { version: '1.0' } },
  chooseLanguage: { body: { language: 'fil' } },
  listNotifications: {},
  chooseNotification: { params: { kind: 'tip' }, body: { is_on: false } },
  readUnsubscribe: { body: { token: 'a'.repeat(60) } },
  unsubscribe: { body: { token: 'a'.repeat(60) } },
  getSession: {},
  submitVerification: { body: { id_type: 'sss', id_number: '34-1234567-8' } },
  getVerification: {},
  listVerifications: { query: { limit: '5', cursor: UUID, status: 'rejected' } },
  decideVerification: { params: { id: UUID }, body: { decision: 'approve' } },
  getSocialLinks: {},
  putSocialLinks: {
    body: {
      social_media_links: { instagram: 'https://instagram.com/likha' },
      social_media_visibility: { instagram: true },
    },
  },
  listSocialLinks: { params: { id: UUID } },
  submitContact: {
    body: { name: 'Ana', email: 'ana@example.test', message: 'Kumusta', recaptcha_token: 'wrong' },
  },
  listContactMessages: { query: { limit: '5', cursor: UUID, status: 'answered' } },
  markContactAnswered: { params: { id: UUID } },
  listCreators: { query: { limit: '5', cursor: `1_${UUID}`, sort_by: 'popular', search: 'ab' } },
  getFirstSteps: {},
  putFirstSteps: { body: { interests: ['cosplay'], is_put_away: false } },
  listInterests: {},
  listSuggestions: {},
  getProfile: { params: { id: UUID } },
  getProfileByUsername: { params: { username: 'nobody' } },
  listCreatorPosts: { params: { id: UUID }, query: { limit: '5', cursor: UUID, include_nsfw: 'true' } },
  followCreator: { params: { id: UUID } },
  createPost: { body: { title: 'Title', content: 'Words' } },
  editPost: { params: { id: UUID }, body: { title: 'Title', content: 'Words', credit_price: 5, tags: 'a' } },
  publishPost: { params: { id: UUID } },
  cancelSchedule: { params: { id: UUID } },
  likePost: { params: { id: UUID } },
  unlikePost: { params: { id: UUID } },
  listComments: { params: { id: UUID }, query: { limit: '5', cursor: UUID } },
  addComment: { params: { id: UUID }, body: { text: 'Ang ganda!' } },
  removeComment: { params: { id: UUID } },
  removePost: { params: { id: UUID } },
  getPost: { params: { id: UUID } },
  retryVideo: { params: { id: UUID } },
  getFeed: { query: { limit: '5', cursor: UUID, only_subscribed: 'false' } },
  listOwnPosts: { query: { limit: '5', cursor: UUID } },
  accessMedia: { body: { file_key: UUID, access_duration: 60 } },
  getWallet: {},
  listTransactions: { query: { limit: '5', cursor: '7', type: 'in' } },
  buyCredits: {
    body: {
      credit_amount: 100,
      payment_method: 'paypal',
      coupon_id: null,
      original_amount: 100,
      final_amount: 100,
      package_id: null,
    },
  },
  validateCoupon: { body: { code: 'WALA', purchase_amount: 100 } },
  listCoupons: { query: { limit: '5', cursor: UUID, search: 'a', status: 'active' } },
  createCoupon: { body: { code: 'SAMPLE', type: 'percentage', value: 10 } },
  updateCoupon: { params: { id: UUID }, body: { code: 'SAMPLE', type: 'fixed_amount', value: 10 } },
  deactivateCoupon: { params: { id: UUID } },
  reactivateCoupon: { params: { id: UUID } },
  listCouponUses: { params: { id: UUID }, query: { limit: '5', cursor: UUID } },
  getPurchase: { params: { id: UUID } },
  cancelPurchase: { params: { id: UUID } },
  askRefund: { params: { id: UUID }, body: { reason: 'Napindot ko lang' } },
  withdrawRefund: { params: { id: UUID } },
  listRefundRequests: { query: { limit: '5', cursor: UUID, status: 'decided' } },
  decideRefund: { params: { id: UUID }, body: { decision: 'decline', answer: 'Nagamit na' } },
  unlockContent: { body: { content_id: UUID } },
  subscribe: { params: { id: UUID }, body: { credits: 30 } },
  cancelSubscription: { params: { id: UUID } },
  listSubscriptions: { query: { limit: '5', cursor: `1_${UUID}`, creator_id: UUID } },
  sendTip: { params: { id: UUID }, body: { credits: 5, message: 'Salamat' } },
  listTips: { query: { limit: '5', cursor: UUID } },
  countClick: { body: { username: 'creator_1' } },
  getAffiliateStats: {},
  getAffiliateOverview: {},
  listAffiliates: { query: { limit: '5', cursor: UUID, search: 'ana' } },
  getPlatformAnalytics: { query: { days: '7' } },
  getCreditStats: {},
  listRateChanges: { query: { limit: '5', cursor: UUID } },
  listPeople: {
    query: {
      limit: '5',
      cursor: `1_${UUID}`,
      search: 'ana',
      user_type: 'fan',
      status: 'active',
      verification: 'none',
    },
  },
  getPerson: { params: { id: UUID } },
  listPersonNotes: { params: { id: UUID }, query: { limit: '5', cursor: UUID } },
  addPersonNote: { params: { id: UUID }, body: { text: 'Tinawagan' } },
  signPersonOut: { params: { id: UUID } },
  resetTwoFactor: { params: { id: UUID } },
  readAppeal: { body: { token: `${UUID}.${'a'.repeat(43)}` } },
  sendAppeal: { body: { token: `${UUID}.${'a'.repeat(43)}`, text: 'Mali ito' } },
  listAdminActions: {
    query: {
      limit: '5',
      cursor: `1_${UUID}`,
      who: 'admin_1',
      what: 'user.ban',
      whom: 'fan_1',
      day: '2026-06-15',
    },
  },
  submitRemoval: {
    body: {
      name: 'Ana',
      email: 'ana@example.test',
      relation: 'depicted',
      content: 'https://likha.test/post/x',
      explanation: 'Ako ito',
      is_true: true,
      recaptcha_token: 'wrong',
    },
  },
  listRemovals: { query: { limit: '5', cursor: UUID, status: 'decided' } },
  decideRemoval: { params: { id: UUID }, body: { decision: 'refused', reason: 'Hindi ito labag' } },
  listAppeals: { query: { limit: '5', cursor: UUID, status: 'decided' } },
  decideAppeal: { params: { id: UUID }, body: { decision: 'denied', answer: 'Tama ang desisyon' } },
  getPayoutSettings: {},
  putPayoutSettings: { body: { method: 'gcash', gcash_number: '0917 123 4567' } },
  requestPayout: { body: { bucket: 'earnings' } },
  listPayouts: { query: { limit: '5', cursor: UUID } },
  listPayoutRequests: { query: { limit: '5', cursor: UUID, status: 'approved' } },
  decidePayout: { params: { id: UUID }, body: { decision: 'approve' } },
  getEarnings: {},
  blockPerson: { params: { id: UUID } },
  unblockPerson: { params: { id: UUID } },
  listBlocked: { query: { limit: '5', cursor: UUID } },
  getStudio: {},
  putGoals: { body: { earnings: 15_000, new_subscribers: 50 } },
  settleStudioSteps: { body: { put_away: true } },
  getAnalytics: { query: { days: '7' } },
  warnPerson: {
    params: { id: UUID },
    body: { severity: 2, warning_type: 'spam', description: 'Links in comments', expires_in_days: 30 },
  },
  suspendPerson: { params: { id: UUID }, body: { days: 3, reason: 'Links in comments' } },
  banPerson: { params: { id: UUID }, body: { reason: 'Links in comments' } },
  liftSanction: { params: { id: UUID }, body: { reason: 'A mistake of ours' } },
  createReport: {
    body: { report_type: 'spam', subject_type: 'post', subject_id: UUID, description: 'Links' },
  },
  listPersonReports: { params: { id: UUID }, query: { limit: '5', cursor: UUID } },
  listReports: { query: { limit: '5', cursor: UUID, status: 'all', report_type: 'spam' } },
  updateReport: { params: { id: UUID }, body: { status: 'dismissed', action_taken: 'no_action' } },
  claimReport: { params: { id: UUID } },
  listReviews: { query: { limit: '5', cursor: UUID, status: 'flagged' } },
  updateReview: { params: { id: UUID }, body: { status: 'approved', action_taken: 'approve' } },
  claimReview: { params: { id: UUID } },
  listKeywords: {},
  addKeyword: { body: { keyword: 'murang load', severity: 3, auto_action: 'flag' } },
  removeKeyword: { params: { id: UUID } },
  listWarnings: { query: { limit: '5', cursor: UUID } },
  getModerationStats: {},
  getRate: {},
  changeRate: { body: { php_per_credit: 1 } },
  listDisputes: { query: { limit: '5', cursor: UUID } },
};

const names = Object.keys(calls) as CallName[];
const people = {} as Record<'fan' | 'creator' | 'unverified' | 'admin', Person>;

beforeAll(async () => {
  // Before any version of the settings that somebody made.
  await harness.factory.holdEarnings(0);
  people.fan = await harness.factory.fan({ credits: 500 });
  people.creator = await harness.factory.creator();
  people.unverified = await harness.factory.creator({ isVerified: false });
  people.admin = await harness.factory.admin();
});

/** Somebody who may make the call. */
function allowed(call: Call): { authorization: string } | Record<string, never> {
  if (call.who === 'viewer') return {};
  if (call.who === 'admin') return people.admin.headers;
  return call.who === 'creator' || call.who === 'verified_creator'
    ? people.creator.headers
    : people.fan.headers;
}

interface Sent extends Sample {
  headers?: Record<string, string>;
  payload?: string | Buffer;
  isGuest?: boolean;
  /** The address that asks; this machine's own unless told. */
  from?: string;
}

function send(name: CallName, sent: Sent = {}) {
  const call: Call = calls[name];
  const { params = {}, query = {}, body } = { ...samples[name], ...sent };
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const search = new URLSearchParams(query).toString();
  const payload = sent.payload ?? (body && !call.files ? JSON.stringify(body) : undefined);
  return harness.app.inject({
    method: call.method,
    url: `/api${path}${search && `?${search}`}`,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.isGuest ? {} : allowed(call)),
      ...sent.headers,
    },
    payload,
    ...(sent.from ? { remoteAddress: sent.from } : {}),
  });
}

/** Anything but a fault of ours; a refusal is a whole one. */
function expectNoFault(answer: Awaited<ReturnType<typeof send>>): void {
  if (answer.statusCode >= 400) expectRefusal(answer);
}

const roles = {
  fan: ['fan', 'signed_in'],
  creator: ['creator', 'verified_creator', 'signed_in'],
  unverified: ['creator', 'signed_in'],
  admin: ['admin', 'signed_in'],
} as const;

const refusals = {
  fan: 'fans_only',
  creator: 'creators_only',
  verified_creator: 'creators_only',
  admin: 'admins_only',
} as Partial<Record<Call['who'], string>>;

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];

  it('is refused to who may not make it', async () => {
    if (call.who === 'viewer') return expectNoFault(await send(name));
    expect(expectRefusal(await send(name, { isGuest: true })).code).toBe('unauthenticated');
    for (const [role, may] of Object.entries(roles)) {
      if ((may as readonly string[]).includes(call.who)) continue;
      const problem = expectRefusal(
        await send(name, { headers: people[role as keyof typeof people].headers }),
      );
      const isUnverified = call.who === 'verified_creator' && role === 'unverified';
      expect(problem.code).toBe(isUnverified ? 'creator_unverified' : refusals[call.who]);
      if (call.refusal) expect(problem.detail).toBe(problemsTexts.en[call.refusal]);
    }
  });

  it('is refused with a token that is not one of ours, but where a session begins', async () => {
    // Tokens that are nobody's are counted by address: all calls from one would be too many.
    const from = `10.0.0.${names.indexOf(name)}`;
    for (const authorization of ['Bearer garbage', `Bearer ${'a'.repeat(43)}`, 'x', "Bearer ';--"]) {
      const problem = expectRefusal(await send(name, { headers: { authorization }, from }));
      expect(problem.code === 'unauthenticated').toBe(!call.beginsSession);
    }
  });

  it('is refused with an address that cannot be read', async () => {
    const path = call.path.replace(/\{\w+\}/g, '%00');
    for (const url of [`/api${path}?a=%00`, `/api${path}%00`]) {
      const problem = expectRefusal(
        await harness.app.inject({ method: call.method, url, headers: allowed(call) }),
      );
      expect(problem.code).toBe('malformed_request');
    }
  });

  it('takes no parameters of another form', async () => {
    for (const key of Object.keys(samples[name].params ?? {})) {
      for (const value of ['%zz', '%E0%A4%A', 'x'.repeat(500), '..%2f..%2fetc', "';drop", '%F0%9F%92%83'])
        expectRefusal(await send(name, { params: { [key]: value } }));
    }
  });

  it('takes no query of another form', async () => {
    for (const key of Object.keys(samples[name].query ?? {})) {
      for (const value of ['x'.repeat(3000), '-1', '1e999', '[object Object]', '\ud800', "' or 1=1--", ''])
        expectNoFault(await send(name, { query: { ...samples[name].query, [key]: value } }));
      const twice = `/api${call.path.replace(/\{\w+\}/g, UUID)}?${key}=1&${key}=2&${key}[x]=3`;
      expectNoFault(await harness.app.inject({ method: call.method, url: twice, headers: allowed(call) }));
    }
  });

  it('is not found by another method', async () => {
    const url = `/api${call.path.replace(/\{\w+\}/g, UUID)}`;
    expect(expectRefusal(await harness.app.inject({ method: 'PATCH', url, payload: {} })).code).toBe(
      'not_found',
    );
  });
});

const withBody = names.filter((name) => (calls[name] as Call).body && !(calls[name] as Call).files);

describe.each(withBody)('the body of %s', (name) => {
  it('is JSON, and nothing else', async () => {
    const codeOf = async (payload: string, type = 'application/json') =>
      expectRefusal(await send(name, { payload, headers: { 'content-type': type } })).code;
    expect(await codeOf('{"a":')).toBe('malformed_request');
    expect(await codeOf('{"__proto__":{"x":1}}')).toBe('malformed_request');
    // A body of which nothing is needed may be left out.
    const mayBeEmpty = (calls[name] as Call).body?.safeParse({}).success;
    if (!mayBeEmpty) expect(await codeOf('')).toMatch(/malformed_request|validation_failed/);
    const empty = mayBeEmpty ? [] : ['null', '{}'];
    for (const json of [...empty, '[]', '42', '"text"', 'true', '[[[[]]]]'])
      expect(await codeOf(json)).toBe('validation_failed');
    for (const type of [
      'text/plain',
      'application/xml',
      'text/html',
      'application/x-www-form-urlencoded',
      '/',
    ])
      expect(await codeOf('a=1', type)).toBe('unsupported_media_type');
    if (!mayBeEmpty)
      expect(await codeOf('', 'multipart/form-data; boundary=x')).toMatch(
        /validation_failed|unsupported_media_type/,
      );
  });

  it('is at most 100 KB', async () => {
    const payload = JSON.stringify({ ...samples[name].body, extra: 'x'.repeat(101 * 1024) });
    expect(expectRefusal(await send(name, { payload })).code).toBe('payload_too_large');
  });

  it('holds no NUL in any field', async () => {
    for (const key of Object.keys(samples[name].body ?? {})) {
      const payload = JSON.stringify({ ...samples[name].body, [key]: 'a\u0000b' });
      expect(expectRefusal(await send(name, { payload })).code).toBe('malformed_request');
    }
  });

  it('holds no value of another type in any field', async () => {
    const odd = [
      null,
      true,
      [],
      {},
      [1],
      { a: 1 },
      -1,
      0,
      1.5,
      1e300,
      '',
      ' ',
      'x'.repeat(20_000),
      '\ud800',
      '💃',
    ];
    for (const key of Object.keys(samples[name].body ?? {})) {
      for (const value of odd) {
        const answer = await send(name, { body: { ...samples[name].body, [key]: value } });
        expectNoFault(answer);
      }
    }
  });
});

/** Answers a happy path for each call, in an order in which they can happen. */
async function happyPath(): Promise<Map<CallName, unknown>> {
  const { app, factory, paypal } = harness;
  const answers = new Map<CallName, unknown>();
  const done = async (name: CallName, sent: Sent = {}) => {
    const answer = await send(name, sent);
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe((calls[name] as Call).status ?? 200);
    answers.set(name, answer.json());
    return answer.json();
  };
  // The tests above may have left another one.
  await done('changeRate', { body: { php_per_credit: 1 } });
  const { settings } = await done('getSettings');
  await done('changeSettings', { body: { version: settings.version, validity_months: 12 } });
  await done('getConfig');
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
  await done('editPost', { params: { id: post.id }, body: edited });
  const tomorrow = new Date(harness.clock.now().getTime() + 86_400_000).toISOString();
  const later = await sendForm(harness, people.creator.headers, {
    fields: { title: 'Later', content: 'Words', publish_at: tomorrow },
  });
  await done('cancelSchedule', { params: { id: later.json().id } });
  await done('publishPost', { params: { id: later.json().id } });
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
  await done('listCouponUses', { params: { id: coupon.id }, query: {} });
  const bought = await done('buyCredits', { headers });
  await done('getPurchase', { headers, params: { id: bought.purchase_id } });
  paypal.pay(bought.purchase_id);
  await done('getPurchase', { headers, params: { id: bought.purchase_id } });
  await done('listDisputes', { query: {} });
  await done('askRefund', { headers, params: { id: bought.purchase_id } });
  const { refund_requests: requests } = await done('listRefundRequests', { query: {} });
  const part = { decision: 'approve', credits: 10, answer: 'A part of it' };
  await done('decideRefund', { params: { id: requests[0].id }, body: part });
  const second = await done('buyCredits', { headers });
  await done('cancelPurchase', { headers, params: { id: second.purchase_id } });
  const third = await done('buyCredits', { headers });
  paypal.pay(third.purchase_id);
  await done('getPurchase', { headers, params: { id: third.purchase_id } });
  await done('askRefund', { headers, params: { id: third.purchase_id } });
  await done('withdrawRefund', { headers, params: { id: third.purchase_id } });
  await done('unlockContent', { headers, body: { content_id: post.id } });
  await done('likePost', { headers, params: { id: post.id } });
  const said = await done('addComment', { headers, params: { id: post.id } });
  await done('listComments', { headers, params: { id: post.id }, query: {} });
  await done('removeComment', { headers, params: { id: said.id } });
  await done('unlikePost', { headers, params: { id: post.id } });
  const creator = { id: people.creator.id };
  await done('subscribe', { headers, params: creator });
  await done('listSubscriptions', { headers, query: {} });
  await done('cancelSubscription', { headers, params: creator });
  await done('sendTip', { headers, params: creator });
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
  await done('removeKeyword', { params: { id: keyword.id } });
  await done('listReviews', { query: {} });
  await done('claimReview', { params: { id: flagged.id } });
  await done('updateReview', { params: { id: flagged.id } });
  const reported = await done('createReport', {
    headers,
    body: { report_type: 'others', subject_type: 'profile', subject_id: people.creator.id },
  });
  await done('listReports', { query: {} });
  await done('listPersonReports', { params: { id: people.creator.id }, query: {} });
  await done('claimReport', { params: { id: reported.id } });
  await done('updateReport', { params: { id: reported.id } });
  await done('listWarnings', { query: {} });
  await done('getModerationStats');
  const judged = { params: { id: (await factory.fan()).id } };
  await done('warnPerson', judged);
  await done('suspendPerson', judged);
  await done('banPerson', judged);
  await done('liftSanction', judged);
  await done('listTransactions', { headers, query: {} });
  await done('getEarnings', { headers: people.creator.headers });
  const stranger = await factory.fan();
  await done('blockPerson', { params: { id: stranger.id } });
  await done('listBlocked', { query: {} });
  await done('unblockPerson', { params: { id: stranger.id } });
  for (const name of ['putGoals', 'settleStudioSteps', 'getStudio', 'getAnalytics'] as const)
    await done(name, { headers: people.creator.headers });
  await done('getRate');
  await done('acceptDocuments', { headers });
  await done('chooseLanguage', { headers });
  await done('askConfirmation', { headers });
  await done('confirmEmail', { body: { token: tokenIn((await mailsOf(harness)).at(-1)) } });
  await done('changeEmail', { headers });
  await done('setSafeMode', { headers });
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
  await done('readDeletion', { headers: asLeaver });
  await done('deleteAccount', { headers: asLeaver, body: { password: last.password } });
  const warned = await factory.fan();
  const { sanction } = await done('warnPerson', { params: { id: warned.id } });
  const token = harness.deps.appealTokens.make(sanction.id);
  await done('listNotifications', { headers: people.creator.headers });
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
  const asked = { ...samples.submitRemoval.body, recaptcha_token: 'solved-removal' };
  const { id: removalId } = await done('submitRemoval', { body: asked });
  await done('listRemovals', { query: {} });
  await done('decideRemoval', { params: { id: removalId } });
  await done('listAdminActions', { query: {} });
  const withCodes = await factory.admin();
  await done('resetTwoFactor', { params: { id: withCodes.id } });
  await done('signPersonOut', { params: { id: withCodes.id } });
  return answers;
}

describe('every answer', () => {
  it('is what the contract says, no field less and none more', async () => {
    const answers = await happyPath();
    for (const name of names) {
      const answer = answers.get(name);
      expect(answer, `${name} was not made`).toBeDefined();
      // zod drops what the contract does not name, so equality means that nothing else was sent.
      expect(calls[name].response.parse(answer), name).toEqual(answer);
    }
  });
});

describe('the documentation', () => {
  it('holds every call with its answer and its refusals', async () => {
    const document = (await harness.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const name of names) {
      const call: Call = calls[name];
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation, name).toMatchObject({ operationId: name, summary: call.summary });
      expect(operation.responses).toHaveProperty(String(call.status ?? 200));
      expect(operation.responses).toHaveProperty('429');
      if (call.who !== 'viewer') expect(operation.responses).toHaveProperty('401');
      expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
      expect(JSON.stringify(operation.parameters).includes('Idempotency-Key')).toBe(call.isMoney === true);
    }
  });

  it('can be browsed', async () => {
    const answer = await harness.app.inject({ url: '/api/docs/' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });
});

describe('a fault of ours', () => {
  it('tells nobody what went wrong', async () => {
    const { paypal } = harness;
    const original = paypal.createOrder;
    paypal.createOrder = async () => {
      throw new TypeError('select password_hash from users; see /etc/likha/secret.ts');
    };
    const rate = await harness.app.inject({ url: '/api/credits/wallet', headers: people.fan.headers });
    const amount = 100 * rate.json().php_per_credit;
    const answer = await send('buyCredits', {
      body: { ...samples.buyCredits.body, original_amount: amount, final_amount: amount },
    }).finally(() => {
      paypal.createOrder = original;
    });
    expect(expectProblem(answer)).toMatchObject({ code: 'internal_error', detail: 'Something went wrong' });
  });

  it('is not what an unknown address or a strange one is', async () => {
    for (const url of [
      '/api/nothing',
      '/api',
      '/media/x/y',
      '/media/public/..%2f..%2fsecret',
      '/%zz',
      '/api/%E0%A4%A',
    ])
      expectRefusal(await harness.app.inject({ url }));
  });
});
