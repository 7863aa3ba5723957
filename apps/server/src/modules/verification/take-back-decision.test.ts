import { beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { isPaused } from '../payouts/payouts.queries.ts';
import { mailVerification } from './mail-verification.ts';
import { submission } from './verification.fixture.ts';

/** Fake: the clock. A person decides. */
const harness = useHarness({ deps: { kycReview: 'manual' } });
let admin: Person;
let other: Person;
let number = 5_000_000;

beforeAll(async () => {
  [admin, other] = [await harness.factory.admin(), await harness.factory.admin()];
  await harness.deps.db.updateTable('users').set({ avatar_key: 'face' }).where('id', '=', admin.id).execute();
});

const post = (url: string, payload: object, { headers } = admin) =>
  harness.app.inject({ method: 'POST', url: `/api/admin/verifications/${url}`, headers, payload });
const takeBack = (id: string, by = admin) => post(`${id}/take-back`, { reason: 'Mali ang basa namin' }, by);
const meOf = async ({ headers }: Person) =>
  (await harness.app.inject({ url: '/api/auth/me', headers })).json().user;
const cardOf = async (id: string, status: string) =>
  (await harness.app.inject({ url: `/api/admin/verifications?status=${status}`, headers: admin.headers }))
    .json()
    .verifications.find((row: { id: string }) => row.id === id);

async function submit(creator: Person) {
  number += 1;
  const form = await submission({ id_number: `34-${number}-8` });
  expect((await sendForm(harness, creator.headers, form, '/api/verification')).statusCode).toBe(201);
  const row = await harness.deps.db
    .selectFrom('verifications')
    .select('id')
    .where('creator_id', '=', creator.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function decided(decision: 'approve' | 'reject') {
  const creator = await harness.factory.creator({ isVerified: false });
  const id = await submit(creator);
  expect((await post(`${id}/decision`, { decision, reason: 'Malabo' })).statusCode).toBe(200);
  return { creator, id };
}

describe('a decision about a submission that is taken back', () => {
  it('unverifies who was approved, who sells and is paid nothing until they are approved again', async () => {
    const { creator, id } = await decided('approve');
    expect((await meOf(creator)).is_verified).toBe(true);
    expect((await takeBack(id)).statusCode).toBe(200);
    expect(await meOf(creator)).toMatchObject({ is_verified: false, kyc_status: 'pending' });
    const payout = { method: 'POST', url: '/api/payouts', payload: {}, headers: creator.headers } as const;
    // Once the node has heard it: what it remembers of a session is for as long as nothing is said.
    await expect
      .poll(async () => expectRefusal(await harness.app.inject(payout)).code)
      .toBe('creator_unverified');
    const { db } = harness.deps;
    expect(await inTransaction(db, (tx) => isPaused(tx, creator.id))).toBe(true);
    const card = await cardOf(id, 'pending');
    expect(card.history.map(({ what }: { what: string }) => what)).toEqual(['taken_back', 'approved']);
    expect(card.history[0]).toMatchObject({
      by: 'The admin 1',
      by_avatar: '/media/public/face',
      reason: 'Mali ang basa namin',
    });
    expect((await post(`${id}/decision`, { decision: 'approve' }, other)).statusCode).toBe(200);
    expect((await meOf(creator)).is_verified).toBe(true);
    expect(await inTransaction(db, (tx) => isPaused(tx, creator.id))).toBe(false);
  });

  it('happens once: of two at once the second is refused', async () => {
    const { creator, id } = await decided('reject');
    const answers = await Promise.all([takeBack(id), takeBack(id, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    if (!late) throw new Error('nobody was late');
    expect(expectRefusal(late).code).toBe('take_back_refused');
    expect(expectRefusal(await takeBack(id)).code).toBe('take_back_refused');
    expect((await meOf(creator)).kyc_status).toBe('pending');
  });

  it('is of the newest alone, by who may, with a reason', async () => {
    const { creator, id } = await decided('reject');
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await takeBack(id, support)).code).toBe('other_part');
    expect(expectRefusal(await takeBack(id, creator)).code).toBe('admins_only');
    expect(expectRefusal(await post(`${id}/take-back`, { reason: ' ' })).code).toBe('validation_failed');
    await submit(creator);
    expect(await cardOf(id, 'rejected')).toMatchObject({ can_take_back: false });
    expect(expectRefusal(await takeBack(id)).code).toBe('take_back_refused');
  });

  it('is told to its creator with the reason, and so is how it is decided then', async () => {
    const { id } = await decided('reject');
    const { mail, sent } = catchMail();
    const deps = { ...harness.deps, mail };
    await mailVerification(deps, { verificationId: id, status: 'rejected' });
    await takeBack(id);
    const takenBack = { id: harness.deps.ids.next(), reason: 'Mali ang basa namin' };
    await mailVerification(deps, { verificationId: id, status: 'pending', takenBack });
    expect(sent[1]?.subject).toBe('We look at your verification again');
    expect(sent[1]?.text).toContain('Mali ang basa namin');
    harness.clock.advance(1000);
    await post(`${id}/decision`, { decision: 'reject', reason: 'Iba ang pangalan' });
    await mailVerification(deps, { verificationId: id, status: 'rejected' });
    expect(sent[2]?.text).toContain('Iba ang pangalan');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });
});
