import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { useLive } from '../live.fixture.ts';
import { lockStream } from '../streams/streams.queries.ts';
import { deleteModerator } from './chat.queries.ts';
import { lockLine } from './lines.queries.ts';

/** Fake: who carries streams. */
const { harness, call, running } = useLive();

it.each([
  [
    'mutes nobody',
    (id: string, by: Person, fan: Person) =>
      call('POST', `/live/${id}/muted`, by, { user_id: fan.id, is_muted: true }),
  ],
  [
    'pins nothing',
    (id: string, by: Person) => call('PUT', `/live/${id}/chat/settings`, by, { pinned: 'Nandito pa ako' }),
  ],
] as const)('a moderator whom the host removes in that moment %s', async (_what, act) => {
  const [creator, moderator, fan] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  const id = await running(creator);
  await call('PUT', `/live/${id}/moderators/${moderator.id}`, creator);
  const { acting } = await inTransaction(harness.deps.db, async (tx) => {
    await lockStream(tx, id);
    const acting = act(id, moderator, fan);
    await expect.poll(() => lockWaiters(harness, 'live_streams')).toBe(1);
    await deleteModerator(tx, creator.id, moderator.id);
    return { acting };
  });
  expect(expectRefusal(await acting).code).toBe('live_not_found');
  const settings = (await call('GET', `/live/${id}/chat/settings`, creator)).json();
  expect(settings).toMatchObject({ pinned: null, muted: [], moderators: [] });
});

it('a moderator whom the host removes in that moment takes no line away', async () => {
  const [creator, moderator, fan] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  const id = await running(creator);
  await call('PUT', `/live/${id}/moderators/${moderator.id}`, creator);
  const line = { client_id: harness.deps.ids.next(), text: 'Uy' };
  const { id: lineId } = (await call('POST', `/live/${id}/chat`, fan, line)).json();
  const remove = () => call('DELETE', `/live/${id}/chat/${lineId}`, moderator);
  const { removing } = await inTransaction(harness.deps.db, async (tx) => {
    await lockLine(tx, lineId);
    const removing = remove();
    await expect.poll(() => lockWaiters(harness, 'live_lines')).toBe(1);
    await deleteModerator(tx, creator.id, moderator.id);
    return { removing };
  });
  expect(expectRefusal(await removing).code).toBe('line_not_found');
  const { lines } = (await call('GET', `/live/${id}/chat`, creator)).json();
  expect(lines).toMatchObject([{ id: lineId, text: 'Uy' }]);
  await call('PUT', `/live/${id}/moderators/${moderator.id}`, creator);
  expect((await remove()).statusCode).toBe(200);
});
