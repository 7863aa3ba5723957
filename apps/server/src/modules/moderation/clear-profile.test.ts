import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { removeUnusedPicture } from '../accounts/profile/change-picture.ts';
import { eraseSanctionWords } from '../enforcement/enforcement.queries.ts';
import { mailSanction } from '../enforcement/mail-sanction.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene } = useModeration();
const AVATAR = 'avatar/of-them.webp';
const BEFORE = {
  full_name: 'Bastos Reyes',
  bio: 'Tawag na po',
  avatar_key: AVATAR,
  cover_key: 'cover/x.webp',
};

const clear = (by: Person, whom: Person, field: string, reason = 'Against the rules') =>
  send('POST', `/admin/users/${whom.id}/profile/clear`, by, { field, reason });
const takeBack = (by: Person, whom: Person, field: string) =>
  send('POST', `/admin/users/${whom.id}/profile/take-back`, by, { field, reason: 'It was fine' });
const rowOf = (person: Person) =>
  harness.deps.db
    .selectFrom('users')
    .select(['full_name', 'bio', 'avatar_key', 'cover_key'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
const clearings = (person: Person) =>
  harness.deps.db
    .selectFrom('sanctions')
    .select(['id', 'kind', 'subject_field', 'subject_value', 'ended_at', 'reason'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();
const fieldsOf = async (by: Person, person: Person) =>
  (await send('GET', `/admin/users/${person.id}/profile`, by)).json().fields;

/** Public pictures that a job is to remove. */
async function removed(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select jobs.payload ->> 'name' as name from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'media.remove-public'`.execute(harness.deps.db);
  return rows.map(({ name }) => name);
}

async function profile() {
  const people = await scene();
  const { db } = harness.deps;
  await db.updateTable('users').set(BEFORE).where('id', '=', people.creator.id).execute();
  const links = { social_media_links: { telegram: 'https://t.me/x' }, social_media_visibility: {} };
  expect((await send('PUT', '/users/social-media', people.creator, links)).statusCode).toBe(200);
  return people;
}

describe('a part of a profile', () => {
  it('is cleared without a report, and put back', async () => {
    const { admin, other, creator } = await profile();
    const fields = ['full_name', 'bio', 'avatar', 'cover', 'telegram'];
    expect((await fieldsOf(admin, creator)).map(({ field }: { field: string }) => field)).toEqual(fields);
    for (const field of fields) expect((await clear(admin, creator, field)).statusCode).toBe(200);
    const empty = { full_name: creator.username, bio: '', avatar_key: null, cover_key: null };
    expect(await rowOf(creator)).toEqual(empty);
    const shown = await send('GET', `/creators/${creator.id}/social-links`, null);
    expect(shown.body).not.toContain('t.me');
    for (const field of await fieldsOf(admin, creator))
      expect(field).toMatchObject({ can_clear: false, can_take_back: true });
    expect(await clearings(creator)).toMatchObject(
      fields.map((field) => ({ kind: 'removal', subject_field: field, ended_at: null })),
    );
    for (const field of fields) expect((await takeBack(other, creator, field)).statusCode, field).toBe(200);
    expect(await rowOf(creator)).toEqual(BEFORE);
    expect((await fieldsOf(admin, creator)).at(-1)).toMatchObject({
      field: 'telegram',
      text: 'https://t.me/x',
    });
    expect(expectRefusal(await takeBack(admin, creator, 'bio')).code).toBe('take_back_refused');
  });

  it('is cleared once, by who may', async () => {
    const { admin, other, creator, fan } = await profile();
    const answers = await Promise.all([clear(admin, creator, 'bio'), clear(other, creator, 'bio')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(expectRefusal(await clear(fan, creator, 'full_name')).code).toBe('admins_only');
    expect(expectRefusal(await clear(admin, creator, 'full_name', '')).code).toBe('validation_failed');
    expect(expectRefusal(await clear(admin, creator, 'email')).code).toBe('validation_failed');
    expect(expectRefusal(await clear(admin, admin, 'full_name')).code).toBe('sanction_refused');
  });

  it('stays as its person wrote it since', async () => {
    const { admin, creator } = await profile();
    await clear(admin, creator, 'bio');
    const asPost = await send('POST', `/moderation/content/${creator.id}/take-back`, admin, {});
    expect(expectRefusal(asPost).code).toBe('review_not_found');
    await harness.deps.db.updateTable('users').set({ bio: 'Bago' }).where('id', '=', creator.id).execute();
    expect((await fieldsOf(admin, creator))[1]).toMatchObject({ text: 'Bago', can_take_back: false });
    expect(expectRefusal(await takeBack(admin, creator, 'bio')).code).toBe('take_back_refused');
    expect((await rowOf(creator)).bio).toBe('Bago');
  });

  it('comes back with an appeal that is granted', async () => {
    const { admin, other, creator } = await profile();
    await clear(admin, creator, 'bio');
    const [{ id } = { id: '' }] = await clearings(creator);
    const token = harness.deps.appealTokens.make(id);
    expect((await send('POST', '/appeals', null, { token, text: 'Mali ito' })).statusCode).toBe(201);
    const { appeals } = (await send('GET', '/admin/appeals', other)).json();
    const appeal = appeals.find((one: { user_id: string }) => one.user_id === creator.id);
    const decision = { decision: 'granted', answer: 'Tama ka' };
    expect((await send('POST', `/admin/appeals/${appeal.id}/decision`, other, decision)).statusCode).toBe(
      200,
    );
    expect((await rowOf(creator)).bio).toBe(BEFORE.bio);
  });

  it('is told to its person with the reason, without what stood there, which no record keeps', async () => {
    const { admin, creator } = await profile();
    await clear(admin, creator, 'bio');
    const [{ id } = { id: '' }] = await clearings(creator);
    const { mail, sent } = catchMail();
    await mailSanction({ ...harness.deps, mail }, { sanctionId: id, what: 'begun' });
    expect(sent[0]?.subject).toBe('We cleared something on your Likha profile');
    for (const words of ['the bio', 'Against the rules', 'appeal']) expect(sent[0]?.text).toContain(words);
    expect(sent[0]?.text).not.toContain(BEFORE.bio);
    const recorded = await harness.deps.db
      .selectFrom('admin_actions')
      .selectAll()
      .where('subject_id', '=', creator.id)
      .execute();
    expect(JSON.stringify(recorded)).toContain('"bio"');
    expect(JSON.stringify(recorded)).not.toContain(BEFORE.bio);
  });
});

describe('what stood there', () => {
  it('goes with its person', async () => {
    const { admin, creator } = await profile();
    for (const field of ['bio', 'avatar']) await clear(admin, creator, field);
    await inTransaction(harness.deps.db, (tx) => eraseSanctionWords(tx, creator.id));
    for (const clearing of await clearings(creator))
      expect(clearing).toMatchObject({ subject_value: null, reason: '' });
    expect(await removed()).toContain(AVATAR);
    expect(expectRefusal(await takeBack(admin, creator, 'bio')).code).toBe('take_back_refused');
  });

  it('is a picture that stays for an appeal, and no longer', async () => {
    const { admin, creator } = await profile();
    const name = `avatar/${creator.id}.webp`;
    await harness.deps.db
      .updateTable('users')
      .set({ avatar_key: name })
      .where('id', '=', creator.id)
      .execute();
    await clear(admin, creator, 'avatar');
    await removeUnusedPicture(harness.deps, creator.id, name);
    expect(await removed()).not.toContain(name);
    harness.clock.advance(60 * DAY_MS);
    expect(expectRefusal(await takeBack(await harness.factory.admin(), creator, 'avatar')).code).toBe(
      'take_back_refused',
    );
    await removeUnusedPicture(harness.deps, creator.id, name);
    expect(await removed()).toContain(name);
  });
});
