import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { timeout } from '../../../test/fakes.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { balanceOf, buy, comeBack, openPurchase } from '../credits/settle/purchase.fixture.ts';
import { makeCoupon } from './coupons.fixture.ts';

/** Real: PostgreSQL, the calls. Fake: clock, payment providers. The laws are looked at in the end. */
const harness = useHarness();

function validate(fan: Person, code: string, amount = 100) {
  const payload = { code, purchase_amount: amount };
  return harness.app.inject({ method: 'POST', url: '/api/coupons/validate', headers: fan.headers, payload });
}

async function manage(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const { headers } = await harness.factory.admin();
  const url = `/api/coupons/admin/${path}`;
  return harness.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

async function usesOf(id: string) {
  const { coupons } = (await manage('GET', 'list')).json();
  const { current_usage_count, reserved_count } = coupons.find((coupon: { id: string }) => coupon.id === id);
  return { paid: current_usage_count, reserved: reserved_count };
}

const discounted = (coupon: { id: string }, amount: number) => ({
  extra: { coupon_id: coupon.id, final_amount: amount },
});

describe('a coupon code', () => {
  it('says what it takes off, whatever its case and the spaces around it', async () => {
    const fan = await harness.factory.fan();
    const { id, code } = await makeCoupon(harness, { value: 12.5, description: 'Buwan ng sining' });
    const answer = await validate(fan, ` ${code.toLowerCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      valid: true,
      message: '₱12.50 off',
      discount_amount: 12.5,
      final_amount: 87.5,
      coupon: { id, type: 'percentage', value: 12.5, description: 'Buwan ng sining' },
    });
    const fixed = await makeCoupon(harness, { type: 'fixed_amount', value: 500 });
    expect((await validate(fan, fixed.code)).json()).toMatchObject({
      discount_amount: 100,
      final_amount: 0,
      coupon: { type: 'fixed', value: 500 },
    });
  });

  it.each([
    [{ min_order_value: 100.01 }, 'This coupon is for purchases of ₱100.01 and more.'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'This coupon has expired.'],
  ])('with %j says: %s', async (figures, message) => {
    const { code } = await makeCoupon(harness, figures);
    const answer = (await validate(await harness.factory.fan(), code)).json();
    expect(answer).toEqual({
      valid: false,
      message,
      discount_amount: 0,
      final_amount: 100,
      coupon: null,
    });
  });

  it('that nobody made, or that is switched off, says so; and works again when it is switched on', async () => {
    const fan = await harness.factory.fan();
    expect((await validate(fan, 'NOTHING')).json().message).toBe('This coupon code does not exist.');
    const { id, code } = await makeCoupon(harness);
    expect((await manage('DELETE', id)).json()).toMatchObject({
      coupon: { is_active: false },
      message: 'Coupon deactivated successfully',
    });
    expect((await validate(fan, code)).json().message).toBe('This coupon is no longer active.');
    await manage('POST', `${id}/reactivate`);
    expect((await validate(fan, code)).json().valid).toBe(true);
  });

  it('is asked for', async () => {
    const problem = expectRefusal(await validate(await harness.factory.fan(), ' '));
    expect(problem.errors?.code).toBe('Please enter a coupon code');
  });
});

describe('a purchase with a coupon', () => {
  it('costs less and grants the same; its use is reserved, then paid, and promotions bear it', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    expect(harness.paypal.created.get(id)?.amountCentavos).toBe(9000);
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
    expect((await validate(fan, coupon.code)).json().message).toBe(
      'You have already used this coupon as often as it allows.',
    );
    harness.paypal.pay(id);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'completed',
      credit_amount: 100,
      original_amount: 100,
      final_amount: 90,
    });
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 1, reserved: 0 });
    const { uses } = (await manage('GET', `${coupon.id}/uses`)).json();
    expect(uses).toMatchObject([
      { purchase_id: id, username: fan.username, state: 'paid', discount_amount: 10, final_amount: 90 },
    ]);
  });

  it('that costs nothing is settled at once, without a provider', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { value: 100 });
    const answer = await buy(harness, fan, discounted(coupon, 0));
    expect(answer.statusCode).toBe(201);
    const { purchase_id: id, approval_url: address } = answer.json();
    expect(address).toBe(`http://likha.test/buy-credits?purchase=${id}`);
    expect(harness.paypal.created.has(id)).toBe(false);
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 1, reserved: 0 });
  });

  it('at the full price, or with another discount, is refused with the right figures', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness);
    for (const amount of [100, 80]) {
      const answer = await buy(harness, fan, discounted(coupon, amount));
      expect([answer.statusCode, answer.json().expected]).toEqual([
        409,
        { credit_amount: 100, original_amount: 100, final_amount: 90 },
      ]);
    }
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
  });

  it('that is cancelled gives its use back; one that is paid all the same takes it again', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const coupon = await makeCoupon(harness, { total_usage_limit: 1 });
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    expect((await buy(harness, other, discounted(coupon, 90))).json()).toMatchObject({
      code: 'coupon_invalid',
      detail: 'This coupon has been used up.',
    });
    const cancelled = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${id}/cancel`,
      headers: fan.headers,
    });
    expect(cancelled.json().status).toBe('cancelled');
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
    const second = await openPurchase(harness, other, discounted(coupon, 90));
    // The provider captured the first one after all: money taken is never lost, the limit is.
    harness.paypal.payLate(id);
    harness.paypal.pay(second.id);
    await comeBack(harness, fan, id);
    await comeBack(harness, other, second.id);
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 2, reserved: 0 });
  });

  it('takes the last use once, of twenty that come at once', async () => {
    const coupon = await makeCoupon(harness, { total_usage_limit: 3 });
    const fans = await Promise.all(Array.from({ length: 20 }, () => harness.factory.fan()));
    const answers = await Promise.all(fans.map((fan) => buy(harness, fan, discounted(coupon, 90))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({
        code: 'coupon_invalid',
        detail: 'This coupon has been used up.',
      });
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 3 });
  });

  it('takes one use under one key, also while the provider does not answer', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    harness.paypal.failure = timeout();
    const options = { ...discounted(coupon, 90), key: 'patient-coupon' };
    expect((await buy(harness, fan, options)).statusCode).toBe(502);
    harness.paypal.failure = null;
    expect((await buy(harness, fan, options)).statusCode).toBe(201);
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
  });

  it('keeps the discount of its order when the coupon is changed', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness);
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    await manage('PUT', coupon.id, { code: coupon.code, type: 'percentage', value: 50 });
    harness.paypal.pay(id);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'completed',
      final_amount: 90,
    });
  });
});

describe('the coupons of admins', () => {
  it('are created with every figure, and changed', async () => {
    const figures = {
      code: 'pasko-2026',
      type: 'percentage',
      value: 15,
      description: 'Maligayang Pasko',
      min_order_value: 200,
      max_discount: 75.5,
      usage_limit_per_user: 2,
      total_usage_limit: 500,
      expires_at: '2026-12-31T15:59:59.000Z',
    };
    const answer = await manage('POST', 'create', figures);
    expect([answer.statusCode, answer.json().message]).toEqual([201, 'Coupon created successfully']);
    const { coupon } = answer.json();
    expect(coupon).toMatchObject({ ...figures, code: 'PASKO-2026', current_usage_count: 0, is_active: true });
    const changed = await manage('PUT', coupon.id, {
      code: 'PASKO',
      type: 'fixed_amount',
      value: 20,
      max_discount: 5,
    });
    expect(changed.json()).toMatchObject({
      coupon: { code: 'PASKO', type: 'fixed_amount', value: 20, max_discount: null, expires_at: null },
      message: 'Coupon updated successfully',
    });
    const listed = (await manage('GET', 'list?search=pas&status=active')).json();
    expect(listed.coupons.map(({ code }: { code: string }) => code)).toEqual(['PASKO']);
    const actions = await harness.deps.db
      .selectFrom('admin_actions')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', coupon.id)
      .orderBy('id')
      .execute();
    expect(actions).toMatchObject([
      { action: 'coupon.create', before: null, after: { code: 'PASKO-2026', value: 1500 } },
      { action: 'coupon.change', before: { code: 'PASKO-2026' }, after: { code: 'PASKO', value: 2000 } },
    ]);
  });

  it('are found by the beginning of their codes, in its order and by pages', async () => {
    for (const code of ['AMBON-3', 'AMBON', 'AMBONG', 'AMBO', 'AMBON_1', 'AMBON-2'])
      await manage('POST', 'create', { code, type: 'percentage', value: 5 });
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await manage('GET', `list?search=ambon&limit=2${cursor}`)).json();
      found.push(...page.coupons.map(({ code }: { code: string }) => code));
      if (!page.next_cursor) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(found).toEqual(['AMBON', 'AMBON-2', 'AMBON-3', 'AMBONG', 'AMBON_1']);
    for (const search of ['%25', '_', 'amb~', '%C3%B1'])
      expect((await manage('GET', `list?search=${search}`)).json().coupons).toEqual([]);
  });

  it('are changed by one of two who edit the same, and the second is told who was first', async () => {
    const { id, code } = await makeCoupon(harness);
    const figures = { code, type: 'percentage', version: 1 };
    const answers = await Promise.all([20, 30].map((value) => manage('PUT', id, { ...figures, value })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const told = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(told).toMatchObject({
      code: 'settings_changed',
      detail: expect.stringMatching(/\S+ .*first|changed/),
    });
    expect((await manage('PUT', id, { ...figures, version: 2, value: 5 })).statusCode).toBe(200);
  });

  it('have no limit below their uses, and say that they are used up', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness);
    for (const key of ['one', 'two']) await buy(harness, fan, { key, ...discounted(coupon, 90) });
    const change = (limits: object) =>
      manage('PUT', coupon.id, { code: coupon.code, type: 'percentage', value: 10, ...limits });
    for (const field of ['total_usage_limit', 'usage_limit_per_user']) {
      const answer = await change({ [field]: 1 });
      expect([answer.statusCode, answer.json().errors[field]]).toEqual([
        422,
        expect.stringContaining('the 2'),
      ]);
    }
    const answer = await change({ total_usage_limit: 2, usage_limit_per_user: 2 });
    expect(answer.json().coupon).toMatchObject({ is_used_up: true, is_active: true, version: 2 });
    expect((await validate(await harness.factory.fan(), coupon.code)).json()).toMatchObject({
      valid: false,
      message: 'This coupon has been used up.',
    });
  });

  it('have each code once, whoever is first', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => manage('POST', 'create', { code: 'ISA', type: 'percentage', value: 5 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const taken = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect([taken.code, taken.errors.code]).toEqual([
      'coupon_code_taken',
      'There is a coupon with this code already',
    ]);
  });

  it.each([
    [{ code: '' }, 'code', 'Coupon code and value are required'],
    [{ code: undefined }, 'code', 'Coupon code and value are required'],
    [{ value: undefined }, 'value', 'Coupon code and value are required'],
    [{ value: 0 }, 'value', 'Coupon code and value are required'],
    [{ value: 100.5 }, 'value', 'A percentage is at most 100'],
    [{ value: 1.005 }, 'value', 'Use at most two decimals'],
    [{ code: 'x'.repeat(21) }, 'code', 'At most 20 characters'],
    [{ code: 'PISO₱' }, 'code', 'Letters, digits, hyphens and underscores only'],
    [{ usage_limit_per_user: 0 }, 'usage_limit_per_user', 'At least 1'],
    [{ total_usage_limit: 1.5 }, 'total_usage_limit', 'This does not have the right form'],
    [{ expires_at: 'bukas' }, 'expires_at', 'This does not have the right form'],
    [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters'],
  ])('are refused with %j', async (changes, field, words) => {
    const answer = await manage('POST', 'create', { code: 'OK', type: 'percentage', value: 5, ...changes });
    expect(expectRefusal(answer).errors?.[field]).toBe(words);
  });

  it('are listed by pages, the newest first', async () => {
    for (const code of ['UNA', 'DALAWA', 'TATLO']) await makeCoupon(harness, { code });
    const first = (await manage('GET', 'list?limit=2')).json();
    expect(first.coupons.map(({ code }: { code: string }) => code)).toEqual(['TATLO', 'DALAWA']);
    const next = (await manage('GET', `list?limit=1&cursor=${first.next_cursor}`)).json();
    expect(next.coupons[0].code).toBe('UNA');
  });
});
