import { expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { eraseMessages } from '../erase-messages.ts';
import { useBroadcasts } from './broadcasts.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';
import { wakeBroadcasts } from './wake-broadcasts.ts';

const { harness, call, inbox, heard, write, listed, crowd } = useBroadcasts();

const begin = async (creator: Person, more: object = {}): Promise<string> =>
  (await write(creator, { audience: 'followers', ...more })).json().id;

const photoFor = async (creator: Person): Promise<string> => {
  const form = { files: [{ content: await jpeg() }] };
  return (await sendForm(harness, creator.headers, form, '/api/messages/broadcasts/files')).json().file_key;
};

type Shut = { status: 'suspended' | 'banned' | 'active' } | { kyc_status: 'pending' | 'approved' };
const change = (creator: Person, to: Shut) =>
  harness.deps.db.updateTable('users').set(to).where('id', '=', creator.id).execute();
const heardOf = async (fans: Person[]) =>
  (await Promise.all(fans.map((fan) => inbox(fan)))).filter(({ conversations }) => conversations.length > 0)
    .length;

it.each<[Shut, Shut]>([
  [{ status: 'suspended' }, { status: 'active' }],
  [{ status: 'banned' }, { status: 'active' }],
  [{ kyc_status: 'pending' }, { kyc_status: 'approved' }],
])(
  'is not sent by who is %o when its time comes, nor once they are back, and says so',
  async (shut, back) => {
    const { creator, fans } = await crowd(2);
    const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
    const id = await begin(creator, { scheduled_at, media_ids: [await photoFor(creator)] });
    harness.clock.advance(HOUR_MS);
    await change(creator, shut);
    await wakeBroadcasts(harness.deps);
    await moveBroadcast(harness.deps, id);
    await change(creator, back);
    await moveBroadcast(harness.deps, id);
    // Nobody has it: it says nothing any more.
    expect(await listed(creator)).toMatchObject([
      { state: 'cancelled', is_stopped: true, sent_count: 0, text: null, files_count: 0 },
    ]);
    expect((await call('GET', `/messages/broadcasts/${id}`, creator)).json().files).toEqual([]);
    expect(await heardOf(fans)).toBe(0);
  },
);

it('is not sent where its words have a keyword by the time that it would be, and says that it was for them', async () => {
  const admin = await harness.factory.admin();
  const { creator, fans } = await crowd(1);
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const photo = await photoFor(creator);
  const id = await begin(creator, { scheduled_at, text: 'Sa tagpuang lihim', media_ids: [photo], price: 20 });
  const other = await begin(creator, { scheduled_at, text: 'Sa plaza' });
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'tagpuang lihim', severity: 3 });
  harness.clock.advance(HOUR_MS);
  await wakeBroadcasts(harness.deps);
  for (const each of [id, other, id]) await moveBroadcast(harness.deps, each);
  const [sent, stopped] = await listed(creator);
  expect(stopped).toMatchObject({
    state: 'cancelled',
    is_stopped: true,
    is_stopped_for_words: true,
    sent_count: 0,
    text: 'Sa tagpuang lihim',
    price: 20,
  });
  expect(sent).toMatchObject({ id: other, state: 'sent', is_stopped_for_words: false, sent_count: 1 });
  expect(await heardOf(fans)).toBe(1);
  // Its creator is told, and has all of it to send anew.
  const told = (await call('GET', '/notifications', creator)).json().notifications;
  expect(told.filter(({ kind }: { kind: string }) => kind === 'moderation')).toMatchObject([
    { subject_id: id, is_read: false },
  ]);
  const { mail, sent: mails } = catchMail();
  await workedOff({ ...harness, deps: { ...harness.deps, mail } }, ['messages.mail-stopped']);
  expect(mails).toMatchObject([{ subject: 'A message you scheduled was not sent' }]);
  expect(mails[0]?.text).toContain(`/creator/broadcasts/${id}`);
  expect(JSON.stringify(mails)).not.toContain('lihim');
  const again = await call('POST', `/vault/files/${photo}/uses`, creator);
  expect(again.statusCode).toBe(201);
  const media_ids = [again.json().file_key];
  expect((await write(creator, { text: 'Sa plaza na lang', media_ids, price: 20 })).statusCode).toBe(201);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('ends in the middle where its creator is shut out meanwhile: who has it keeps it, nobody gets it after that', async () => {
  const { creator, fans } = await crowd(4);
  const id = await begin(creator);
  // Each look at the clock is later than the one before: a batch takes its time, and a rest follows.
  let [batches, ms] = [0, 0];
  const clock = {
    now: () => {
      ms += 2;
      return new Date(harness.clock.now().getTime() + ms);
    },
  };
  const rest = async () => {
    batches += 1;
    if (batches === 2) await change(creator, { status: 'suspended' });
  };
  await moveBroadcast({ ...harness.deps, clock }, id, { batch: 1, rest });
  // A second job, as one that was woken beside it.
  await moveBroadcast(harness.deps, id);
  await change(creator, { status: 'active' });
  const sent = (await listed(creator))[0];
  expect(sent).toMatchObject({
    state: 'cancelled',
    is_stopped: true,
    may_unsend: true,
    text: 'Kumusta kayong lahat',
  });
  expect(await heardOf(fans)).toBe(sent.sent_count);
  expect(sent.sent_count).toBeLessThan(4);
  expect(sent.sent_count).toBeGreaterThan(0);
});

it('that its creator cancels was not stopped', async () => {
  const { creator } = await crowd(1);
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const id = await begin(creator, { scheduled_at });
  await call('POST', `/messages/broadcasts/${id}/cancel`, creator);
  expect(await listed(creator)).toMatchObject([{ state: 'cancelled', is_stopped: false }]);
});

it('keeps nothing where it went to nobody in the end: everybody had left', async () => {
  const { creator, fans } = await crowd(2);
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const id = await begin(creator, { scheduled_at, media_ids: [await photoFor(creator)], price: 20 });
  // Pressed again, it follows no longer.
  for (const fan of fans) await call('POST', `/creators/${creator.id}/follow`, fan);
  harness.clock.advance(HOUR_MS);
  await wakeBroadcasts(harness.deps);
  await moveBroadcast(harness.deps, id);
  expect(await listed(creator)).toMatchObject([
    { state: 'sent', is_stopped: false, sent_count: 0, text: null, files_count: 0, price: null },
  ]);
  expect((await call('GET', `/messages/broadcasts/${id}`, creator)).json().files).toEqual([]);
  expect(await heardOf(fans)).toBe(0);
});

it('keeps what it says where somebody got it, though others had left', async () => {
  const { creator, fans } = await crowd(2);
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const id = await begin(creator, { scheduled_at, media_ids: [await photoFor(creator)] });
  await call('POST', `/creators/${creator.id}/follow`, fans[0] as Person);
  harness.clock.advance(HOUR_MS);
  await wakeBroadcasts(harness.deps);
  await moveBroadcast(harness.deps, id);
  expect(await listed(creator)).toMatchObject([
    { state: 'sent', sent_count: 1, text: 'Kumusta kayong lahat', files_count: 1 },
  ]);
});

it('is known again by its name once it went to nobody, with nothing of its words and all else as it was sent', async () => {
  const { creator, fans } = await crowd(1);
  const sent = {
    client_id: harness.deps.ids.next(),
    audience: 'followers',
    exclude: ['subscribers'],
    scheduled_at: new Date(harness.clock.now().getTime() + HOUR_MS).toISOString(),
    media_ids: [await photoFor(creator)],
    price: 20,
  };
  const id = await begin(creator, sent);
  await call('POST', `/creators/${creator.id}/follow`, fans[0] as Person);
  harness.clock.advance(HOUR_MS);
  await wakeBroadcasts(harness.deps);
  await moveBroadcast(harness.deps, id);
  const again = await write(creator, sent);
  const { audience, exclude, scheduled_at } = sent;
  expect([again.statusCode, again.json()]).toEqual([
    201,
    expect.objectContaining({ id, audience, exclude, scheduled_at, text: null, files_count: 0, price: null }),
  ]);
});

it('keeps what was paid in its figures once who paid is gone, and its words only where somebody has it', async () => {
  const { creator, fans } = await crowd(3);
  const [buyer, gone] = fans as [Person, Person, Person];
  await harness.factory.buy(buyer.id, 100);
  const sold = await begin(creator, { media_ids: [await photoFor(creator)], price: 20 });
  const free = await begin(creator, { media_ids: [await photoFor(creator)], text: 'Lihim' });
  for (const id of [sold, free]) await moveBroadcast(harness.deps, id);
  const { conversations } = await inbox(buyer);
  const messages = await heard(buyer, conversations[0].id);
  const offered = messages.find(({ price }: { price: number | null }) => price === 20);
  expect((await call('POST', `/messages/${offered.id}/unlock`, buyer, {})).statusCode).toBe(200);
  for (const fan of [buyer, gone])
    await inTransaction(harness.deps.db, async (tx) => {
      await tx.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
      await eraseMessages(tx, fan.id);
    });
  for (const id of [sold, free]) {
    await call('POST', `/messages/broadcasts/${id}/unsend`, creator);
    await moveBroadcast(harness.deps, id);
  }
  expect(await listed(creator)).toMatchObject([
    { id: free, state: 'unsent', sent_count: 3, text: null, files_count: 0 },
    // The books have who paid, and what for.
    { id: sold, state: 'unsent', sent_count: 3, bought_count: 1, bought_credits: 20, files_count: 1 },
  ]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('was unsent, and loses its words and files once the last who had opened it is erased', async () => {
  const { creator, fans } = await crowd(2);
  const [reader, late] = fans as [Person, Person];
  const photo = await photoFor(creator);
  const id = await begin(creator, { media_ids: [photo], text: 'Lihim' });
  await moveBroadcast(harness.deps, id);
  for (const fan of [reader, late]) {
    const { conversations } = await inbox(fan);
    await call('POST', `/conversations/${conversations[0].id}/read`, fan, { seq: 1 });
  }
  await call('POST', `/messages/broadcasts/${id}/unsend`, creator);
  await moveBroadcast(harness.deps, id);
  const erase = (fan: Person) =>
    inTransaction(harness.deps.db, async (tx) => {
      await tx.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
      await eraseMessages(tx, fan.id);
    });
  await erase(late);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', text: 'Lihim', files_count: 1 }]);
  await erase(reader);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', text: null, files_count: 0 }]);
  expect((await call('GET', `/messages/broadcasts/${id}`, creator)).json().files).toEqual([]);
  expect((await call('POST', '/media/access', creator, { file_key: photo })).statusCode).toBe(404);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
