import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { mailSanction } from '../enforcement/mail-sanction.ts';
import { findKeywords, holdProfile, holds } from '../reviews/index.ts';
import { eraseReviews } from '../reviews/reviews.queries.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, addKeyword, all } = useModeration();
const KEYWORD = 'murang load';

async function written() {
  const people = await scene();
  await addKeyword(people.admin, KEYWORD, 3);
  return people;
}
const save = (person: Person, body: object) => send('PUT', '/users/me', person, body);
/** Saves what is to be taken. */
async function keep(person: Person, body: object) {
  const answer = await save(person, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const saveLinks = (person: Person, links: object) =>
  send('PUT', '/users/social-media', person, { social_media_links: links });
const seen = async (person: Person, viewer: Person | null) => ({
  ...(await send('GET', `/users/by-username/${person.username}`, viewer)).json(),
  links: (await send('GET', `/creators/${person.id}/social-links`, viewer)).json().links,
});
const waiting = async (admin: Person, person: Person, status = 'waiting') =>
  (await all(admin, `/moderation/profiles?status=${status}`, 'profiles')).filter(
    (hold: { person: { id: string } }) => hold.person.id === person.id,
  );
const decide = (admin: Person, id: string, decision: string, reason?: string) =>
  send('POST', `/moderation/profiles/${id}/decision`, admin, { decision, ...(reason && { reason }) });

describe('a keyword of severity 3 in a profile', () => {
  it('hides each part from others, and shows it to its person, until staff lets it stand', async () => {
    const { admin, other, creator, fan } = await written();
    const words = { full_name: 'MurANG-L0ad Reyes', bio: 'm.u.r.a.n.g load', location: 'daol gnarum' };
    const saved = await save(creator, words);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().user).toMatchObject({ ...words, in_review: ['full_name', 'bio', 'location'] });
    expect((await keep(creator, { benefits: ['Sulat', 'Murang-Load'] })).user.in_review).toContain(
      'benefits',
    );
    const url = 'https://x.com/murang-load';
    const links = (await saveLinks(creator, { x_twitter: url })).json();
    expect(links).toMatchObject({ in_review: ['x_twitter'], social_media_links: { x_twitter: url } });
    const empty = { full_name: creator.username, bio: '', location: '', benefits: [], links: [] };
    for (const viewer of [null, fan]) expect(await seen(creator, viewer)).toMatchObject(empty);
    expect(await seen(creator, creator)).toMatchObject(words);
    const rows = await waiting(admin, creator);
    expect(rows.map(({ field }) => field)).toEqual(['full_name', 'bio', 'location', 'benefits', 'x_twitter']);
    expect((await send('GET', '/moderation/stats', admin)).json().pending_profiles).toBe(rows.length);
    for (const { id } of rows) expect((await decide(other, id, 'approved')).statusCode).toBe(200);
    for (const viewer of [null, creator])
      expect(await seen(creator, viewer)).toMatchObject({
        ...words,
        benefits: ['Sulat', 'Murang-Load'],
        links: [{ platform: 'x_twitter', url }],
      });
    // What staff has let stand does not come back for being saved again; another text does.
    expect((await keep(creator, words)).user.in_review).toEqual([]);
    await keep(creator, { bio: 'murang load na naman' });
    expect(await seen(creator, null)).toMatchObject({ full_name: words.full_name, bio: '' });
  });

  it('waits in place of what waited, and goes as something else is written', async () => {
    const { admin, creator } = await written();
    await keep(creator, { bio: 'murang load 1' });
    const [first] = await waiting(admin, creator);
    await keep(creator, { bio: 'murang load 2' });
    // Nobody approves what they have not seen.
    expect(expectRefusal(await decide(admin, first.id, 'approved')).code).toBe('review_not_found');
    expect(await waiting(admin, creator)).toMatchObject([{ text: 'murang load 2' }]);
    await keep(creator, { bio: 'Wala na' });
    expect(await waiting(admin, creator)).toEqual([]);
    expect(await seen(creator, null)).toMatchObject({ bio: 'Wala na' });
  });

  it('is decided once, by who may, with a reason where it is cleared', async () => {
    const { admin, other, creator, fan } = await written();
    await keep(creator, { bio: 'murang load' });
    const [{ id }] = await waiting(admin, creator);
    expect(expectRefusal(await decide(fan, id, 'approved')).code).toBe('admins_only');
    expect(expectRefusal(await decide(admin, id, 'cleared')).errors).toHaveProperty('reason');
    const answers = await Promise.all([decide(admin, id, 'approved'), decide(other, id, 'cleared', 'Spam')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    if (!late) throw new Error('nobody was late');
    expect(expectRefusal(late).code).toBe('moderation_decided');
  });

  it('is cleared as any part of a profile: mailed, taken back, and then free to be saved', async () => {
    const { admin, creator } = await written();
    await keep(creator, { location: 'Murang Load' });
    const [{ id }] = await waiting(admin, creator);
    expect((await decide(admin, id, 'cleared', 'Bawal ito')).statusCode).toBe(200);
    expect((await send('GET', '/auth/me', creator)).json().user).toMatchObject({
      location: '',
      in_review: [],
    });
    const sanction = await harness.deps.db
      .selectFrom('sanctions')
      .select('id')
      .where('user_id', '=', creator.id)
      .executeTakeFirstOrThrow();
    const { mail, sent } = catchMail();
    await mailSanction({ ...harness.deps, mail }, { sanctionId: sanction.id, what: 'begun' });
    for (const words of ['the location', 'Bawal ito', 'appeal']) expect(sent[0]?.text).toContain(words);
    const back = { field: 'location', reason: 'Mali kami' };
    const path = `/admin/users/${creator.id}/profile/take-back`;
    expect((await send('POST', path, admin, back)).statusCode).toBe(200);
    expect(await seen(creator, null)).toMatchObject({ location: 'Murang Load' });
    expect((await keep(creator, { location: 'Murang Load' })).user.in_review).toEqual([]);
  });

  it('is cleared from the page of its person too, and a clearing is not put back over what waits', async () => {
    const { admin, creator } = await written();
    await keep(creator, { bio: 'murang load' });
    const page = `/admin/users/${creator.id}/profile`;
    const bio = { field: 'bio', reason: 'Spam' };
    expect((await send('GET', page, admin)).json().fields).toContainEqual(
      expect.objectContaining({ field: 'bio', text: 'murang load', is_waiting: true, can_clear: true }),
    );
    expect((await send('POST', `${page}/clear`, admin, bio)).statusCode).toBe(200);
    expect(await waiting(admin, creator, 'cleared')).toHaveLength(1);
    await keep(creator, { bio: 'murang load ulit' });
    expect(expectRefusal(await send('POST', `${page}/take-back`, admin, bio)).code).toBe('take_back_refused');
  });

  it('keeps its keyword out of usernames, chosen and derived', async () => {
    const { admin, creator, fan } = await written();
    const refusal = expectRefusal(await save(fan, { username: 'murang_load_na' }));
    expect(Object.keys(refusal.errors ?? {})).toEqual(['username']);
    await keep(creator, { full_name: 'Murang Load' });
    await keep(creator, { username: `bago_${creator.username}`.slice(0, 30) });
    const [{ person }] = await waiting(admin, creator);
    expect(person.full_name).toBe(person.username);
    const body = {
      full_name: 'Murang Load',
      email: 'bagong-tao@likha-holds.test',
      password: 'Isang-Mahabang-Password-2026',
      user_type: 'fan',
      date_of_birth: '1990-01-01',
      recaptcha_token: 'solved-holds',
    };
    const { user } = (await send('POST', '/auth/register', null, body)).json();
    expect(user).toMatchObject({ full_name: 'Murang Load', in_review: ['full_name'] });
    expect(user.username).not.toContain('murang');
  });

  it('leaves nothing of an erased person', async () => {
    const { admin, creator } = await written();
    await keep(creator, { bio: 'murang load' });
    await inTransaction(harness.deps.db, (tx) => eraseReviews(tx, creator.id));
    expect(await waiting(admin, creator)).toEqual([]);
  });
});

it('of a lower severity is recorded and hides nothing', async () => {
  const { admin, creator } = await scene();
  await addKeyword(admin, 'palengke', 2);
  const { db } = harness.deps;
  expect(holds(await findKeywords(db, 'sa palengke'))).toBe(false);
  const written = { userId: creator.id, type: 'bio', fields: { bio: 'sa palengke' } } as const;
  expect(await inTransaction(db, (tx) => holdProfile(harness.deps, tx, written))).toEqual(new Set());
  const hits = await db
    .selectFrom('keyword_hits')
    .select('action')
    .where('author_id', '=', creator.id)
    .execute();
  expect(hits).toEqual([{ action: 'recorded' }]);
});
