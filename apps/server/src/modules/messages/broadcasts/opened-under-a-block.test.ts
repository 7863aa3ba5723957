import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useBroadcasts } from './broadcasts.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';

/** The figures of a message to many say nothing of a block, beside the mark of each conversation, which stands while there is one (P426, P453). */

const { harness, call, inbox, shown, heard, read, write, listed, crowd } = useBroadcasts();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** One that a fan has, who then blocks its creator, or is blocked. */
async function blockedAfter(by: 'creator' | 'fan') {
  const { creator, fans } = await crowd(1);
  const [fan] = fans as [Person];
  const { id } = (await write(creator, { audience: 'followers' })).json();
  await moveBroadcast(harness.deps, id);
  const talk: string = (await inbox(fan)).conversations[0].id;
  const [blocker, blocked] = by === 'fan' ? [fan, creator] : [creator, fan];
  const block = (method: 'POST' | 'DELETE') => call(method, `/users/${blocked.id}/block`, blocker);
  await block('POST');
  return { creator, fan, id, talk, block };
}

it.each(['creator', 'fan'] as const)(
  'is opened by who reads it under a block of the %s once that is over, as its mark says',
  async (by) => {
    const { creator, fan, talk, block } = await blockedAfter(by);
    expect((await read(fan, talk, 1)).json()).toMatchObject({ read_seq: 1, unread_count: 0 });
    expect(await listed(creator)).toMatchObject([{ sent_count: 1, opened_count: 0 }]);
    expect(await shown(creator, talk)).toMatchObject({ other_read_seq: 0 });
    await block('DELETE');
    await read(fan, talk, 1);
    expect(await listed(creator)).toMatchObject([{ opened_count: 1 }]);
    expect(await shown(creator, talk)).toMatchObject({ other_read_seq: 1 });
  },
);

it('is unsent for who has read it under a block: that it stayed would say so', async () => {
  const { creator, fan, id, talk } = await blockedAfter('fan');
  await read(fan, talk, 1);
  await call('POST', `/messages/broadcasts/${id}/unsend`, creator);
  await moveBroadcast(harness.deps, id);
  expect(await heard(creator, talk)).toMatchObject([{ state: 'unsent', text: null }]);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', opened_count: 0, text: null }]);
});
