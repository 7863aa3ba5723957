import { expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { useLive } from '../live.fixture.ts';
import { createLiveRights } from '../watching/live-rights.ts';

const { harness, plan, start } = useLive();
const rights = () => createLiveRights(harness.deps);

it('a stream is not taken back by a tab that begins anew by itself, and is by a press there (P1059)', async () => {
  const creator = await harness.factory.creator();
  const { id } = await plan(creator);
  const beginning = async (form: object = {}) => (await start(creator, id, form)).json().ingest.generation;
  const [first, other] = [await beginning(), await beginning()];
  // Its encoder broke, or its line came back, before it heard that the stream goes on elsewhere.
  const byItself = await start(creator, id, { after: { generation: first, next: first + 500 } });
  expect(expectRefusal(byItself).code).toBe('live_superseded');
  expect(await rights().mayIngest(id, other)).toBe('yes');

  // The other one may, also where the answer is lost and it asks again: that is one beginning.
  const after = { generation: other, next: other + 500 };
  expect([await beginning({ after }), await beginning({ after })]).toEqual([other + 500, other + 500]);
  expect(await beginning()).toBe(other + 501);
  expect(expectRefusal(await start(creator, id, { after })).code).toBe('live_superseded');
  for (const next of [other, other + 1001])
    expect(expectRefusal(await start(creator, id, { after: { ...after, next } })).code).toBe(
      'validation_failed',
    );
});
