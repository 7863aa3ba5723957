import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { eraseNotes } from './notes.queries.ts';

/** Fake: captcha, clock. */
const harness = useHarness();

async function asAdmin(url: string, admin?: Person) {
  const { headers } = admin ?? (await harness.factory.admin());
  return harness.app.inject({ url: `/api${url}`, headers });
}

async function search(query: string): Promise<string[]> {
  const { people } = (await asAdmin(`/admin/users?limit=50&${query}`)).json();
  return people.map(({ full_name }: { full_name: string }) => full_name);
}

async function named(full_name: string, change: object = {}): Promise<Person> {
  const fan = await harness.factory.fan();
  await harness.deps.db
    .updateTable('users')
    .set({ full_name, ...change })
    .where('id', '=', fan.id)
    .execute();
  return fan;
}

async function actionsOn(personId: string) {
  const rows = await harness.deps.db
    .selectFrom('admin_actions')
    .select(['actor_id', 'action', 'network'])
    .where('subject_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map(({ actor_id, action }) => [actor_id, action]);
}

async function reportOf(person: Person, subject_id: string): Promise<string> {
  const payload = { report_type: 'spam', subject_type: 'profile', subject_id };
  return (
    await harness.app.inject({ method: 'POST', url: '/api/reports', headers: person.headers, payload })
  ).json().id;
}

function decide(admin: Person, id: string | undefined, status: string, action_taken: string) {
  const payload = { status, action_taken };
  return harness.app.inject({
    method: 'PUT',
    url: `/api/moderation/reports/${id}`,
    headers: admin.headers,
    payload,
  });
}

describe('a search among people', () => {
  it('forgives capitals, accents, a typing error and the end of a name', async () => {
    await named('Luningníng Dalisay');
    for (const typed of [
      'luningning',
      'LUNINGNING dalisay',
      'luningnig',
      'lunign',
      'lun',
      'dalsay luningning',
    ])
      expect([typed, await search(`search=${typed}`)]).toEqual([
        typed,
        typed === 'lunign' ? [] : ['Luningníng Dalisay'],
      ]);
  });

  it('finds by email address, by what stands before its @, by username and by id, that one first', async () => {
    const fan = await named('Hilda Koronel', { email: 'sampagita.88@example.test', username: 'hilda_k' });
    const typed = [
      'sampagita.88@example.test',
      'SAMPAGITA',
      '@hilda_k',
      'Hilda_K',
      fan.id,
      'sampagita@other.test',
    ];
    for (const word of typed)
      expect([word, (await search(`search=${encodeURIComponent(word)}`))[0]]).toEqual([
        word,
        'Hilda Koronel',
      ]);
  });

  it('follows a change of name, and forgets who is erased', async () => {
    const fan = await named('Perlita Bituin');
    await harness.deps.db
      .updateTable('users')
      .set({ full_name: 'Corazon Bituin' })
      .where('id', '=', fan.id)
      .execute();
    expect([await search('search=perlita'), await search('search=corazon')]).toEqual([
      [],
      ['Corazon Bituin'],
    ]);
    await harness.deps.db.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
    expect(await search('search=corazon')).toEqual([]);
    const left =
      await sql`select word from person_words where word in ('perlita', 'corazon', 'bituin')`.execute(
        harness.deps.db,
      );
    expect(left.rows).toEqual([]);
  });

  it('pages by key, with every match once', async () => {
    for (let count = 0; count < 7; count += 1) await named('Magdalena Cruz');
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (
        await asAdmin(`/admin/users?search=magdalena&limit=3${cursor && `&cursor=${cursor}`}`)
      ).json();
      seen.push(...page.people.map(({ id }: { id: string }) => id));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });
});

describe('the list of people', () => {
  it('is by type, status and verification, newest first, by pages', async () => {
    const creators = [await harness.factory.creator(), await harness.factory.creator()];
    const unverified = await harness.factory.creator({ isVerified: false });
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', creators[0]?.id ?? '')
      .execute();
    const ids = async (query: string) =>
      (await asAdmin(`/admin/users?user_type=creator&${query}`))
        .json()
        .people.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([unverified.id, creators[1]?.id, creators[0]?.id]);
    expect(await ids('status=banned')).toEqual([creators[0]?.id]);
    expect(await ids('verification=none')).toEqual([unverified.id]);
    const first = (await asAdmin('/admin/users?user_type=creator&limit=2')).json();
    expect(first.people).toHaveLength(2);
    expect(await ids(`limit=2&cursor=${first.next_cursor}`)).toEqual([creators[0]?.id]);
  });
});

describe('a person’s page', () => {
  it('has a fan’s wallet and sessions, and every look at it is on record first', async () => {
    const [fan, admin] = [await harness.factory.fan({ credits: 300 }), await harness.factory.admin()];
    const page = (await asAdmin(`/admin/users/${fan.id}`, admin)).json();
    expect(page).toMatchObject({
      person: { email: `${fan.username}@example.test`, status: 'active', has_two_factor: false },
      wallet: { balance: 300, total_purchased: 300, movements: [{ amount: 300 }] },
      earnings: null,
      submission: null,
    });
    expect(page.sessions).toHaveLength(1);
    await asAdmin(`/admin/users/${fan.id}`, admin);
    expect(await actionsOn(fan.id)).toEqual(Array(2).fill([admin.id, 'user.view']));
    expect(JSON.stringify(page)).not.toMatch(/token|hash|sealed/);
  });

  it('has a creator’s posts and earnings', async () => {
    const creator = await harness.factory.creator();
    await harness.factory.post(creator.id, { title: 'Una' });
    const page = (await asAdmin(`/admin/users/${creator.id}`)).json();
    expect(page).toMatchObject({
      wallet: null,
      earnings: { total_earned: 0, available: { earnings: 0, affiliate: 0 }, payouts: [] },
      posts: [{ title: 'Una', status: 'published' }],
    });
  });

  it('has what was decided against them, newest first', async () => {
    const [fan, admin] = [await harness.factory.fan(), await harness.factory.admin()];
    const act = (what: string, payload: object) =>
      harness.app.inject({
        method: 'POST',
        url: `/api/admin/users/${fan.id}/${what}`,
        headers: admin.headers,
        payload,
      });
    await act('warn', { severity: 2, warning_type: 'spam', description: 'Paulit-ulit' });
    await act('suspend', { days: 3, reason: 'Umulit' });
    const { person, sanctions } = (await asAdmin(`/admin/users/${fan.id}`)).json();
    expect([person.status, sanctions]).toMatchObject([
      'suspended',
      [
        { kind: 'suspension', reason: 'Umulit', created_by: expect.stringContaining('The admin') },
        { kind: 'warning', severity: 2 },
      ],
    ]);
  });

  it('has the reports about them by pages, with what became of each, and how many they made', async () => {
    const [creator, admin] = [await harness.factory.creator(), await harness.factory.admin()];
    const fans = await Promise.all([1, 2, 3].map(() => harness.factory.fan()));
    const ids = [];
    for (const fan of fans) ids.push(await reportOf(fan, creator.id));
    const other = await harness.factory.creator();
    await decide(admin, await reportOf(creator, other.id), 'dismissed', 'no_action');
    await decide(admin, ids[1], 'resolved', 'warning');
    const page = (await asAdmin(`/admin/users/${creator.id}`, admin)).json();
    expect(page.reports).toEqual({
      about: { pending: 2, resolved: 1, dismissed: 0 },
      made: { pending: 0, resolved: 0, dismissed: 1 },
    });
    const list = `/admin/users/${creator.id}/reports?limit=2`;
    const first = (await asAdmin(list, admin)).json();
    const second = (await asAdmin(`${list}&cursor=${first.next_cursor}`, admin)).json();
    const shown = [...first.reports, ...second.reports];
    expect([shown.map(({ id }: { id: string }) => id), second.next_cursor]).toEqual([ids.toReversed(), null]);
    expect(shown[1]).toMatchObject({
      status: 'resolved',
      action_taken: 'warning',
      decided_by: expect.stringContaining('The admin'),
      reporter: { id: fans[1]?.id },
    });
    const looks = (await actionsOn(creator.id)).filter(([, action]) => action === 'user.view_reports');
    expect(looks).toEqual(Array(2).fill([admin.id, 'user.view_reports']));
    const queue = (
      await asAdmin(`/moderation/reports?status=pending&limit=50&user_id=${creator.id}`, admin)
    ).json();
    expect(queue.reports.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[2]]);
  });

  it('is of somebody, and says so where it is not', async () => {
    const nobody = '0198a000-0000-7000-8000-000000000000';
    for (const url of ['', '/notes', '/reports'].map((part) => `/admin/users/${nobody}${part}`))
      expect(expectRefusal(await asAdmin(url)).code).toBe('person_not_found');
    expect(await actionsOn(nobody)).toEqual([]);
  });
});

describe('a note', () => {
  it('is kept with its author, newest first, and nobody changes or removes it', async () => {
    const [fan, admin] = [await harness.factory.fan(), await harness.factory.admin()];
    const url = `/api/admin/users/${fan.id}/notes`;
    for (const text of ['Una', 'Pangalawa'])
      expect(
        (await harness.app.inject({ method: 'POST', url, headers: admin.headers, payload: { text } }))
          .statusCode,
      ).toBe(201);
    const { notes } = (await asAdmin(`/admin/users/${fan.id}/notes`)).json();
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Pangalawa', 'Una']);
    expect(await actionsOn(fan.id)).toEqual(Array(2).fill([admin.id, 'user.note']));
    for (const change of [
      sql`update person_notes set text = 'x'`,
      sql`delete from person_notes`,
      sql`truncate person_notes`,
    ])
      await expect(change.execute(harness.deps.db)).rejects.toThrow(/append-only/);
  });

  it('goes with the person when they are erased, and no sooner', async () => {
    const [fan, admin] = [await harness.factory.fan(), await harness.factory.admin()];
    const url = `/api/admin/users/${fan.id}/notes`;
    await harness.app.inject({ method: 'POST', url, headers: admin.headers, payload: { text: 'Una' } });
    const erase = () => inTransaction(harness.deps.db, (tx) => eraseNotes(tx, fan.id));
    await expect(erase()).rejects.toThrow(/append-only/);
    await harness.deps.db.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
    await erase();
    expect((await asAdmin(`/admin/users/${fan.id}/notes`)).json().notes).toEqual([]);
  });

  it('is in the person’s export', async () => {
    const [fan, admin] = [await harness.factory.fan(), await harness.factory.admin()];
    const url = `/api/admin/users/${fan.id}/notes`;
    await harness.app.inject({ method: 'POST', url, headers: admin.headers, payload: { text: 'Tinawagan' } });
    const mine = await harness.app.inject({ url: '/api/account/export', headers: fan.headers });
    expect(mine.json().admin_notes).toMatchObject([{ text: 'Tinawagan' }]);
    expect(mine.body).not.toContain(admin.id);
  });
});
