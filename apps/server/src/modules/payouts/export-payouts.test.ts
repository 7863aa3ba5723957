import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

const harness = useHarness();
beforeAll(() => harness.factory.holdEarnings(0));
const BANK = {
  method: 'bank_transfer',
  bank_name: '=HYPERLINK("x")',
  bank_account_name: 'Ana "Annie" Peña, Jr.',
  bank_account_number: '0012345678',
};
const GCASH = { method: 'gcash', gcash_number: '09171234567' };

let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { headers }: Pick<Person, 'headers'>,
  payload?: object,
) {
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function requested(account: object): Promise<string> {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 1001 });
  await call('POST', `/creators/${creator.id}/tips`, fan, { credits: 1001 });
  await call('PUT', '/payouts/settings', creator, account);
  return (await call('POST', '/payouts', creator, {})).json().payout.id;
}

const decide = (id: string, body: object) => call('POST', `/admin/payouts/${id}/decision`, admin, body);
const list = (who: Pick<Person, 'headers'> = admin) => call('GET', '/admin/payouts/export', who);
const eventsOf = async (id: string) =>
  (
    await harness.deps.db
      .selectFrom('payout_events')
      .select(['kind', 'actor_id', 'network', 'reason', 'reference'])
      .where('payout_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind, actor_id, network, reason, reference }) => [
    kind,
    actor_id === admin.id,
    network,
    reason ?? reference,
  ]);

describe('the list to pay by', () => {
  it('is named by the day in the Philippines, where it is tomorrow before it is elsewhere', async () => {
    const before = harness.clock.now();
    onTestFinished(() => harness.clock.set(before.toISOString()));
    harness.clock.set('2026-06-15T16:00:00.000Z');
    expect((await list()).headers['content-disposition']).toContain('likha-payouts-2026-06-16.csv');
  });

  it('has what is approved and not paid, with whole accounts, nothing that is a formula, and is on record', async () => {
    const [bank, gcash, waiting] = [await requested(BANK), await requested(GCASH), await requested(GCASH)];
    await decide(bank, { decision: 'approve' });
    await decide(gcash, { decision: 'approve' });
    const answer = await list();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="likha-payouts-[\d-]+\.csv"$/),
    });
    const lines = answer.body.slice(1).split('\r\n');
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"${bank}"`);
    expect(lines[1]).toContain(
      `"bank","'=HYPERLINK(""x"")","Ana ""Annie"" Peña, Jr.","0012 3456 78","700.70"`,
    );
    expect(lines[2]).toContain('"gcash","",');
    expect(lines[2]).toContain('"0917 1234 567","700.70"');
    expect(answer.body).not.toContain(waiting);
    await decide(bank, { decision: 'paid', reference: 'BPI 77' });
    await decide(gcash, { decision: 'failed', reason: 'Wrong number' });
    expect((await list()).body.split('\r\n')).toHaveLength(2);
    const from = '127.0.0.0/24';
    expect(await eventsOf(bank)).toEqual([
      ['requested', false, null, null],
      ['approve', true, from, null],
      ['exported', true, from, null],
      ['paid', true, from, 'BPI 77'],
    ]);
    expect((await eventsOf(gcash)).at(-1)).toEqual(['failed', true, from, 'Wrong number']);
    expect((await eventsOf(waiting)).map(([kind]) => kind)).toEqual(['requested']);
  });

  it('is for admins who have set up two factors', async () => {
    const creator = await harness.factory.creator();
    expect((await list({ headers: {} as Person['headers'] })).statusCode).toBe(401);
    expect((await list(creator)).json().code).toBe('admins_only');
    const fresh = await harness.factory.admin();
    await harness.deps.db
      .updateTable('users')
      .set({ two_factor_at: null })
      .where('id', '=', fresh.id)
      .execute();
    harness.deps.sessions.forget(fresh.id);
    expect((await list(fresh)).json().code).toBe('two_factor_setup');
  });

  it('leaves a record that nobody changes', async () => {
    await requested(GCASH);
    for (const statement of [
      `update payout_events set kind = 'paid'`,
      'delete from payout_events',
      'truncate payout_events',
    ])
      await expect(sql.raw(statement).execute(harness.deps.db), statement).rejects.toThrow();
  });
});

it('requests are listed by state and bucket', async () => {
  const id = await requested(GCASH);
  const ids = async (query: string) =>
    (await call('GET', `/admin/payouts?${query}`, admin))
      .json()
      .payout_requests.map((row: { id: string }) => row.id);
  expect(await ids('bucket=earnings&limit=100')).toContain(id);
  expect(await ids('bucket=affiliate')).toEqual([]);
  expect(await ids('status=paid')).not.toContain(id);
});
