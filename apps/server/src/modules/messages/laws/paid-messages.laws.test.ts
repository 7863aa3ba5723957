import { beforeAll, expect, it } from 'vitest';
import { type Corruption, copyEntry, newId, tripped } from '../../../../test/cook-books.ts';
import type { Person } from '../../../../test/factory.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, photo, scene } = useMessages();
let fan: Person;
let other: Person;
let creator: Person;
let paid: string;
let offered: string;

beforeAll(async () => {
  const met = await scene();
  fan = met.fan;
  creator = met.creator;
  other = await harness.factory.fan({ credits: 100 });
  await harness.factory.buy(fan.id, 100);
  const write = async (price: number) =>
    (await send(creator, met.id, 'Para sa iyo', { media_ids: [await photo(creator, met.id)], price })).json()
      .id;
  [paid, offered] = [await write(40), await write(30)];
  await call('POST', `/messages/${paid}/unlock`, fan, {});
});

const unlock = (set: string) => `update message_unlocks set ${set} where message_id = '${paid}'`;
const entry = () =>
  `(select e.id from ledger_entries e join message_unlocks u on u.id = e.subject_id where u.message_id = '${paid}' order by e.id limit 1)`;

const PAID = 'sales-are-paid';
const PRICE = 'paid-messages-keep-their-price';
const FILES = 'files-of-messages-are-counted';
const CORRUPTIONS: Corruption[] = [
  ['an unlock is worth less on its row than in its entry', PAID, () => unlock('credits = 1')],
  ['an unlock is given to another fan', PAID, () => unlock(`fan_id = '${other.id}'`)],
  ['an unlock disappears', PAID, () => `delete from message_unlocks where message_id = '${paid}'`],
  [
    'an unlock appears that nobody paid',
    PAID,
    () =>
      `insert into message_unlocks (id, message_id, fan_id, creator_id, credits, created_at) values (${newId(harness)}, '${offered}', '${fan.id}', '${creator.id}', 30, now())`,
  ],
  [
    'an unlock is paid a second time under another key',
    'entries-are-whole',
    () => copyEntry(entry(), newId(harness), { key: `key || '-again'` }),
  ],
  [
    'an unlock was made a year before it was paid',
    'entries-are-of-their-time',
    () => unlock(`created_at = created_at - interval '1 year'`),
  ],
  [
    'an unlock is not counted for its fan',
    'spends-of-fans-add-up',
    () => `update creator_fans set spent_credits = 0 where fan_id = '${fan.id}'`,
  ],
  [
    'the price of a message that was sold goes up',
    PRICE,
    () => `update messages set price = 50 where id = '${paid}'`,
  ],
  [
    'what was sold is unsent',
    PRICE,
    () =>
      `delete from message_files where message_id = '${paid}'; update messages set state = 'unsent', text = null, price = null, files_count = 0 where id = '${paid}'`,
  ],
  [
    'a file goes to another message',
    FILES,
    () => `update message_files set message_id = '${offered}', place = 1 where message_id = '${paid}'`,
  ],
  [
    'a file is of somebody else',
    FILES,
    () =>
      `update media_items set owner_id = '${fan.id}' where id = (select media_id from message_files where message_id = '${paid}')`,
  ],
];

it.each(CORRUPTIONS)('%s', async (_, law, corruption) => {
  expect(await tripped(harness, corruption())).toContain(law);
});
