import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { bought } from '../refund/refunds.fixture.ts';
import { comeBack, openPurchase } from '../settle/purchase.fixture.ts';

const harness = useHarness();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});

function get(path: string, who: Person = admin) {
  return harness.app.inject({ url: `/api/admin/${path}`, headers: who.headers });
}

const referenceOf = async (fan: Person, id: string): Promise<string> =>
  (await comeBack(harness, fan, id)).json().reference;

describe('a purchase that staff looks for', () => {
  it('is found by its reference, however it is typed', async () => {
    const { fan, id } = await bought(harness, { credits: 200 });
    const reference = await referenceOf(fan, id);
    for (const typed of [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', ' ')}`]) {
      const answer = await get(`purchases/${encodeURIComponent(typed)}`);
      expect(answer.json().purchase).toMatchObject({
        id,
        reference,
        status: 'completed',
        final_amount: 200,
        refunded_amount: 0,
        provider: 'paypal',
        has_receipt: true,
        person: { id: fan.id, username: fan.username },
      });
    }
  });

  it('leads to its buyer in the search for people', async () => {
    const { fan, id } = await bought(harness);
    const search = encodeURIComponent((await referenceOf(fan, id)).toLowerCase());
    const { people } = (await get(`users?search=${search}`)).json();
    expect(people.map((person: Person) => person.id)).toEqual([fan.id]);
  });

  it.each(['LK-2222-2222', 'nonsense', '%25', "1'--"])('is none of %s', async (typed) => {
    const answer = await get(`purchases/${typed}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'purchase_not_found']);
  });

  it('has a receipt for finance, and that it was taken is on record', async () => {
    const { fan, id } = await bought(harness);
    const reference = await referenceOf(fan, id);
    const answer = await get(`purchases/${reference}/receipt.pdf`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .select(['action', 'subject_id'])
      .where('actor_id', '=', admin.id)
      .where('action', '=', 'purchase.receipt')
      .execute();
    expect(acts).toEqual([{ action: 'purchase.receipt', subject_id: fan.id }]);
  });

  it('that was not paid has none, and nothing is on record', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    const reference = await referenceOf(fan, id);
    expect((await get(`purchases/${reference}`)).json().purchase).toMatchObject({
      status: 'pending',
      has_receipt: false,
      provider: null,
    });
    expect((await get(`purchases/${reference}/receipt.pdf`)).statusCode).toBe(409);
  });

  it('is for owners and finance', async () => {
    const { fan, id } = await bought(harness);
    const reference = await referenceOf(fan, id);
    const others = [fan, await harness.factory.creator()];
    for (const role of ['support', 'moderator'] as const) {
      const person = await harness.factory.admin();
      await harness.deps.db
        .updateTable('users')
        .set({ staff_role: role })
        .where('id', '=', person.id)
        .execute();
      harness.deps.sessions.forget(person.id);
      others.push(person);
    }
    for (const who of others)
      for (const path of [`purchases/${reference}`, `purchases/${reference}/receipt.pdf`])
        expect((await get(path, who)).statusCode).toBe(403);
  });
});
