import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useBroadcasts } from './broadcasts.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';

const { harness, call, read, heard, inbox, write, listed, crowd } = useBroadcasts();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const move = (id: string) => moveBroadcast(harness.deps, id, { batch: 2 });
const unsendAll = async (creator: Person, id: string) => {
  await call('POST', `/messages/broadcasts/${id}/unsend`, creator);
  await move(id);
};
const unsendOne = (creator: Person, id: string) => call('DELETE', `/messages/${id}`, creator);
const conversationOf = async (fan: Person) => (await inbox(fan)).conversations[0]?.id as string;
const messageOf = async (fan: Person) => (await heard(fan, await conversationOf(fan)))[0];

/** One receiver after the other, with something done after each. */
function moveSlowly(id: string, rest: () => Promise<unknown>) {
  let ms = 0;
  // A batch is followed by a rest where time goes by.
  const clock = {
    now: () => {
      ms += 2;
      return new Date(harness.clock.now().getTime() + ms);
    },
  };
  return moveBroadcast({ ...harness.deps, clock }, id, { batch: 1, rest });
}

/** A message with a photo that so many have. */
async function sentTo(size: number) {
  const { creator, fans } = await crowd(size);
  const photo = await sendForm(
    harness,
    creator.headers,
    { files: [{ content: await jpeg() }] },
    '/api/messages/broadcasts/files',
  );
  const key: string = photo.json().file_key;
  const { id } = (await write(creator, { media_ids: [key] })).json();
  await move(id);
  const isKept = async () =>
    (await harness.deps.db.selectFrom('message_files').select('place').where('media_id', '=', key).execute())
      .length > 0;
  return { creator, fans, id: id as string, isKept };
}

it('goes with its words and files once the last who had opened it has it taken back by hand', async () => {
  const { creator, fans, id, isKept } = await sentTo(3);
  const [ana, bea] = fans as [Person, Person];
  for (const fan of [ana, bea]) await read(fan, await conversationOf(fan), 1);
  await unsendAll(creator, id);
  expect((await unsendOne(creator, (await messageOf(ana)).id)).statusCode).toBe(200);
  expect(await messageOf(bea)).toMatchObject({ state: 'sent', text: 'Kumusta kayong lahat' });
  expect(await isKept()).toBe(true);
  expect((await unsendOne(creator, (await messageOf(bea)).id)).statusCode).toBe(200);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', text: null, files_count: 0 }]);
  expect(await isKept()).toBe(false);
});

it('goes where each was taken back by hand, and not while it is on its way to others', async () => {
  const { creator, fans, id, isKept } = await sentTo(1);
  await unsendOne(creator, (await messageOf(fans[0] as Person)).id);
  expect(await listed(creator)).toMatchObject([{ id, state: 'sent', text: null }]);
  expect(await isKept()).toBe(false);
  const later = await crowd(2);
  const [first, second] = [...later.fans].sort((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person];
  const { id: moving } = (await write(later.creator)).json();
  const takeBack = async () => {
    if ((await inbox(second)).conversations.length === 0)
      await unsendOne(later.creator, (await messageOf(first)).id);
  };
  await moveSlowly(moving, takeBack);
  expect(await messageOf(first)).toMatchObject({ state: 'unsent' });
  expect(await messageOf(second)).toMatchObject({ state: 'sent', text: 'Kumusta kayong lahat' });
});

it('goes as its sending ends where each was taken back by hand before, also where it is cancelled', async () => {
  for (const isCancelled of [false, true]) {
    const { creator, fans } = await crowd(isCancelled ? 2 : 1);
    const { id } = (await write(creator)).json();
    await moveSlowly(id, async () => {
      for (const fan of fans)
        if ((await inbox(fan)).conversations.length > 0) await unsendOne(creator, (await messageOf(fan)).id);
      if (isCancelled) await call('POST', `/messages/broadcasts/${id}/cancel`, creator);
    });
    const state = isCancelled ? 'cancelled' : 'sent';
    expect(await listed(creator)).toMatchObject([{ state, sent_count: 1, text: null }]);
  }
});

it('takes the reactions of both with it where it is unsent for who has not opened it', async () => {
  const { creator, fans, id } = await sentTo(1);
  const { id: messageId } = await messageOf(fans[0] as Person);
  for (const person of [creator, fans[0] as Person])
    await call('PUT', `/messages/${messageId}/reaction`, person, { reaction: 'heart' });
  const kept = () => harness.deps.db.selectFrom('message_reactions').select('person_id').execute();
  expect(await kept()).toHaveLength(2);
  await unsendAll(creator, id);
  expect(await kept()).toEqual([]);
});
