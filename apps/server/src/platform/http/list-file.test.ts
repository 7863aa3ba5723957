import { LIST_FILE_ROWS } from '@likha/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

/** Fake: clock. */
const harness = useHarness();
let owner: Person;
let moderator: Person;
let support: Person;
let fan: Person;

beforeAll(async () => {
  owner = await harness.factory.admin();
  moderator = await harness.factory.admin({ role: 'moderator' });
  support = await harness.factory.admin({ role: 'support' });
  fan = await harness.factory.fan();
});

const get = (url: string, { headers }: Pick<Person, 'headers'>) =>
  harness.app.inject({ url: `/api${url}`, headers });
const linesOf = (body: string) => body.split('\r\n').slice(0, -1);
const taken = async () => {
  const { actions } = (await get('/admin/audit?what=list.export', owner)).json();
  return actions.map((action: { who: string; after: string; subject_id: string }) => ({
    who: action.who,
    whom: action.subject_id,
    ...JSON.parse(action.after),
  }));
};

async function write(count: number, name: string) {
  const sentAt = harness.clock.now();
  const messages = Array.from({ length: count }, () => ({
    ...{ id: harness.deps.ids.next(), name, email: 'sulat@example.test', message: '=1+1', sent_at: sentAt },
  }));
  for (let from = 0; from < count; from += 1000)
    await harness.deps.db
      .insertInto('contact_messages')
      .values(messages.slice(from, from + 1000))
      .execute();
}

describe('a list as a file', () => {
  it('has what the list has by the same filters, in the reader’s language and the clock of the Philippines', async () => {
    harness.clock.set('2026-06-15T15:59:58.000Z');
    await write(1, 'Kahapon');
    harness.clock.set('2026-06-15T16:00:00.000Z');
    await write(120, 'Ngayon');
    const headers = { ...support.headers, 'accept-language': 'fil' };
    const { body, headers: sent } = await get('/admin/contact-messages.csv?from=2026-06-16&to=2026-06-16', {
      headers,
    });
    const [head, ...lines] = linesOf(body);
    expect(head).toContain('(oras sa Pilipinas)');
    expect(lines).toHaveLength(120);
    expect(lines[119]).toBe(`"Ngayon","sulat@example.test","","'=1+1","2026-06-16 00:00:00","",""`);
    expect(sent['content-disposition']).toBe('attachment; filename="likha-messages-2026-06-16.csv"');
    expect(linesOf((await get('/admin/contact-messages.csv?limit=1', support)).body)).toHaveLength(122);
  });

  it('has pesos with their centavos, and counts without', async () => {
    const coupon = {
      code: 'SENTIMO',
      type: 'percentage',
      value: 10,
      min_order_value: 150.5,
      max_discount: 50,
    };
    const payload = { ...coupon, usage_limit_per_user: 2 };
    const url = '/api/coupons/admin/create';
    const { statusCode } = await harness.app.inject({ method: 'POST', url, headers: owner.headers, payload });
    expect(statusCode).toBe(201);
    const headers = { ...owner.headers, 'accept-language': 'fil' };
    for (const reader of [owner, { headers }])
      expect(linesOf((await get('/coupons/admin/list.csv', reader)).body)[1]).toContain(
        '"SENTIMO","percentage","10","","150.50","50.00","2","","0"',
      );
  });

  it('is for the roles of its list alone', async () => {
    for (const person of [fan, moderator])
      expect((await get('/admin/contact-messages.csv', person)).statusCode).toBe(403);
    expect((await harness.app.inject({ url: '/api/admin/contact-messages.csv' })).statusCode).toBe(401);
    expect((await get('/admin/users.csv', moderator)).statusCode).toBe(200);
  });

  it('refuses as the list does, in words, and is not on record then', async () => {
    const before = await taken();
    const nobody = '00000000-0000-7000-8000-000000000001';
    const refused = await get('/admin/users.csv?from=2026-06-16&to=2026-06-15', owner);
    expect(expectRefusal(refused)).toMatchObject({ code: 'validation_failed' });
    expect(refused.json().errors).toMatchObject({ to: 'The last day is before the first' });
    expect(expectRefusal(await get(`/admin/users/${nobody}/notes.csv`, owner)).code).toBe('person_not_found');
    expect(await taken()).toEqual(before);
  });

  it('is on record once, with its filters and whose list it is, however many pages it is read in', async () => {
    await get(`/admin/users/${fan.id}/reports.csv?to=2026-06-16`, moderator);
    await get('/moderation/search.csv?kind=bio&search=dagat', moderator);
    const [search, reports] = await taken();
    expect(search).toMatchObject({
      who: moderator.username,
      list: '/moderation/search',
      kind: 'bio',
      search: 'dagat',
    });
    expect(reports).toMatchObject({ list: '/admin/users/{id}/reports', whom: fan.id, to: '2026-06-16' });
    const looks = await get(`/admin/audit?who=${moderator.username}&what=content.search`, owner);
    expect(looks.json().actions).toEqual([]);
  });

  it('ends with words where there is more than a file holds', async () => {
    await write(LIST_FILE_ROWS - 121, 'Marami');
    const whole = linesOf((await get('/admin/contact-messages.csv', support)).body);
    expect([whole.length, whole.at(-1)]).toEqual([1 + LIST_FILE_ROWS, expect.stringContaining('Marami')]);
    await write(1, 'Sobra');
    const cut = linesOf((await get('/admin/contact-messages.csv', support)).body);
    expect([cut.length, cut.at(-1)]).toEqual([
      2 + LIST_FILE_ROWS,
      expect.stringContaining('Choose fewer days'),
    ]);
  });
});
