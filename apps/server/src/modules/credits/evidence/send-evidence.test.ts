import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import { bought, countWaiting, disputed, rowsOf } from '../disputes/disputes.fixture.ts';
import { sendEvidence } from './send-evidence.ts';

/** Fake: providers and clock. That PayPal's own call sends nothing twice is shown beside its adapter. */
const harness = useHarness();
let finance: Person;
beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
});

/** An open dispute with words and a file to answer it with. */
async function scene(method: 'paypal' | 'gcash' = 'paypal') {
  const purchase = await bought(harness, { method });
  const respondBy = new Date(harness.clock.now().getTime() + 10 * DAY_MS);
  await disputed(harness, purchase, 'open', { respondBy });
  const [{ id = '', provider_dispute_id: disputeId = '' } = {}] = await rowsOf(harness, purchase);
  const url = `/api/admin/disputes/${id}/evidence`;
  const call = (method: 'GET' | 'PUT' | 'POST', rest = '', payload?: object, who = finance) =>
    harness.app.inject({ method, url: `${url}${rest}`, headers: who.headers, ...(payload && { payload }) });
  await call('PUT', '', { text: 'Binuksan niya', version: 0 });
  await sendForm(
    harness,
    finance.headers,
    { files: [{ field: 'file', content: await jpeg() }] },
    `${url}/files`,
  );
  const read = async () => (await call('GET')).json().evidence;
  return { id, disputeId, call, read };
}

const run = () => sendEvidence(harness.deps, 'paypal');
const sentOf = (disputeId: string) =>
  harness.paypal.evidence.filter((evidence) => evidence.disputeId === disputeId);

const refusal = (message: string, retryable: boolean) =>
  new ProviderError(retryable ? 'unavailable' : 'rejected', message, { retryable });

describe('evidence that is sent', () => {
  it('goes out once with words and files, however often it is asked for, and stays as it is', async () => {
    const { id, disputeId, call, read } = await scene();
    const presses = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/send')));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 200));
    expect(await countWaiting(harness, 'credits.send-evidence.paypal')).toBe(1);
    expect(await read()).toMatchObject({ can_be_sent: true, is_open: false, handed_in_at: null });
    expect(expectRefusal(await call('PUT', '', { text: 'Iba', version: 1 })).detail).toMatch(/being sent/);
    expect(expectRefusal(await call('POST', '/hand-in')).detail).toMatch(/being sent/);
    await Promise.all([run(), run(), run()]);
    expect(sentOf(disputeId)).toMatchObject([
      {
        notes: 'Binuksan niya',
        files: [{ type: 'image/jpeg', name: expect.stringMatching(/^evidence-.*\.jpg$/) }],
      },
    ]);
    const evidence = await read();
    expect(evidence).toMatchObject({ is_sent: true, sending_since: null, problem: null, is_open: false });
    expect(evidence.handed_in_by).toMatch(/^The admin/);
    const actions = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'dispute.send')
      .execute();
    expect(actions).toHaveLength(1);
  });

  it('is tried again, ever more slowly, until the provider has it', async () => {
    const { disputeId, call, read } = await scene();
    harness.paypal.evidenceFailure = refusal('paypal: provide evidence answered 503', true);
    await call('POST', '/send');
    await run();
    expect(await read()).toMatchObject({ problem: 'paypal: provide evidence answered 503', is_open: false });
    harness.paypal.evidenceFailure = null;
    await run();
    expect(sentOf(disputeId)).toHaveLength(0);
    harness.clock.advance(HOUR_MS);
    await run();
    expect(sentOf(disputeId)).toHaveLength(1);
    expect(await read()).toMatchObject({ is_sent: true, problem: null });
  });

  it('says what the provider refused, and can be changed and sent again', async () => {
    const { disputeId, call, read } = await scene();
    harness.paypal.evidenceFailure = refusal('paypal: the dispute takes no evidence now', false);
    await call('POST', '/send');
    await run();
    harness.paypal.evidenceFailure = null;
    expect(await read()).toMatchObject({
      problem: 'paypal: the dispute takes no evidence now',
      refused_at: expect.any(String),
      sending_since: null,
      is_open: true,
    });
    await call('PUT', '', { text: 'Mas malinaw', version: 1 });
    await call('POST', '/send');
    expect(await read()).toMatchObject({ refused_at: null, problem: null });
    await run();
    expect(sentOf(disputeId)).toMatchObject([{ notes: 'Mas malinaw' }]);
  });

  it('is handed in by a person where the provider has no such call, and is for finance', async () => {
    const { call, read } = await scene('gcash');
    expect((await read()).can_be_sent).toBe(false);
    expect(expectRefusal(await call('POST', '/send')).detail).toMatch(/PayMongo/);
    const moderator = await harness.factory.admin({ role: 'moderator' });
    expect(expectRefusal(await call('POST', '/send', undefined, moderator)).code).toBe('other_part');
    await call('POST', '/hand-in');
    expect(await read()).toMatchObject({ is_sent: false, is_open: false });
  });
});
