import { beforeAll, expect, it } from 'vitest';
import { type Corruption, tripped } from '../../../../test/cook-books.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, scene } = useMessages();
let tipId: string;
let plain: string;
let elsewhere: string;
let other: string;

beforeAll(async () => {
  const { fan, creator, id } = await scene();
  await harness.factory.buy(fan.id, 100);
  await call('POST', `/conversations/${id}/tips`, fan, { credits: 5, message: 'Para sa iyo' });
  tipId = (await harness.deps.db.selectFrom('tips').select('id').executeTakeFirstOrThrow()).id;
  plain = (await send(fan, id)).json().id;
  other = creator.id;
  elsewhere = (await scene()).id;
});

const CORRUPTIONS: Corruption[] = [
  ['the message of a tip disappears', () => `delete from messages where tip_id = '${tipId}'`],
  [
    'the message of a tip is unsent',
    () => `update messages set state = 'unsent', text = null where tip_id = '${tipId}'`,
  ],
  [
    'a tip is said to be sent elsewhere',
    () => `update tips set conversation_id = '${elsewhere}' where id = '${tipId}'`,
  ],
  ['a tip is said to be sent nowhere', () => `update tips set conversation_id = null where id = '${tipId}'`],
  [
    'another message is said to be the tip',
    () =>
      `update messages set tip_id = null where tip_id = '${tipId}'; update messages set tip_id = '${tipId}', sender_id = '${other}' where id = '${plain}'`,
  ],
].map(([what, how]) => [what, 'tips-are-messages', how] as Corruption);

it.each(CORRUPTIONS)('%s', async (_, law, corruption) => {
  expect(await tripped(harness, corruption())).toContain(law);
});
