import { afterEach, expect, it, vi } from 'vitest';
import { sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { decideVerification } from './decide-verification.ts';
import { removeOldDocuments } from './remove-old-documents.ts';
import { openDocument } from './sealed-documents.ts';
import { takeBackDecision } from './take-back-decision.ts';
import { submission } from './verification.fixture.ts';

/** Fake: the clock. */
const harness = useHarness({ deps: { kycReview: 'manual' } });

afterEach(() => vi.restoreAllMocks());

it('whose pictures go in that moment does not wait for a decision without them', async () => {
  const { deps, factory } = harness;
  const [creator, admin] = [await factory.creator({ isVerified: false }), await factory.admin()];
  await sendForm(harness, creator.headers, await submission(), '/api/verification');
  const newest = deps.db.selectFrom('verifications').selectAll().where('creator_id', '=', creator.id);
  const { id } = await newest.executeTakeFirstOrThrow();
  const by = { verificationId: id, reason: 'Malabo', adminId: admin.id, from: '127.0.0.1' };
  await decideVerification(deps, { ...by, decision: 'reject' });
  harness.clock.advance(91 * DAY_MS);
  const remove = deps.storage.remove.bind(deps.storage);
  const answers: Promise<string>[] = [];
  vi.spyOn(deps.storage, 'remove').mockImplementation(async (keys) => {
    let isAnswered = false;
    const taking = takeBackDecision(deps, by).then(
      () => 'taken back',
      ({ code }) => code,
    );
    answers.push(taking.finally(() => (isAnswered = true)));
    await expect
      .poll(async () => isAnswered || (await lockWaiters(harness, 'verifications')) === 1)
      .toBe(true);
    await remove(keys);
  });
  await removeOldDocuments(deps);
  expect(await Promise.all(answers)).toEqual(['take_back_refused']);
  const { status, documents_removed_at: removedAt } = await newest.executeTakeFirstOrThrow();
  expect([status, removedAt !== null, await openDocument(deps, id, 'id_photo')]).toEqual([
    'rejected',
    true,
    null,
  ]);
});
