import { expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { readExportedPage } from '../../platform/personal-data.ts';
import { eraseEvents } from '../events/events.queries.ts';
import { eraseMessages } from './erase-messages.ts';
import { useMessages } from './messages.fixture.ts';
import { messagesModule } from './module.ts';

const { harness, call, send, read, choose, shown, heard, scene } = useMessages();

it('what an erased person wrote is gone, and what the other wrote stays theirs', async () => {
  const { creator, fan, id } = await scene();
  await send(fan, id, 'Lihim');
  await send(creator, id, 'Sagot');
  await send(fan, id, 'Isa pa');
  await choose(fan, { shows_read: false });
  const [answer] = await heard(fan, id);
  await call('DELETE', `/messages/${answer.id}?for=me`, fan);
  await inTransaction(harness.deps.db, async (tx) => {
    await tx.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
    await eraseMessages(tx, fan.id);
    await eraseEvents(tx, fan.id);
  });
  expect((await heard(creator, id)).map((each: { text: string }) => each.text)).toEqual([
    null,
    'Sagot',
    null,
  ]);
  expect(await shown(creator, id)).toMatchObject({
    person: { id: null, username: null, full_name: null },
    unread_count: 0,
    may_write: false,
  });
  expect((await read(creator, id, 3)).statusCode).toBe(200);
  for (const [table, column] of [
    ['conversation_sides', 'person_id'],
    ['hidden_messages', 'person_id'],
    ['message_settings', 'person_id'],
    ['events', 'person_id'],
    ['event_cursors', 'person_id'],
  ]) {
    const { rows } = await harness.deps.pool.query(`select from ${table} where ${column} = $1`, [fan.id]);
    expect(rows, table).toEqual([]);
  }
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('the file of a person has what they wrote, and nothing that was written to them', async () => {
  const { creator, fan, id } = await scene();
  await send(fan, id, 'Akin');
  await send(creator, id, 'Kaniya');
  await choose(fan, { first_writers: 'nobody' });
  const rows = async (name: keyof typeof messagesModule.personal.exported) =>
    readExportedPage(harness.deps.db, messagesModule.personal.exported[name], fan.id, null, 100);
  expect(await rows('messages_sent')).toMatchObject([{ text: 'Akin', seq: 1, conversation_id: id }]);
  expect(await rows('conversations')).toMatchObject([{ conversation_id: id, is_muted: false }]);
  expect(await rows('message_settings')).toMatchObject([{ first_writers: 'nobody' }]);
});
