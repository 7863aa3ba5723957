import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/problems.ts';
import { buy } from '../credits/settle/purchase.fixture.ts';
import { useCoupons } from './coupon-calls.fixture.ts';
import { makeCoupon } from './coupons.fixture.ts';

const { harness, validate, manage, discounted } = useCoupons();

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

  it('have codes whose length is that of what they become', async () => {
    const create = (code: string) => manage('POST', 'create', { code, type: 'percentage', value: 5 });
    // Upper-cased, one letter becomes two: ten of them are as long as a code may be.
    const longest = await create('ß'.repeat(10));
    expect(longest.json().coupon).toMatchObject({ code: 'S'.repeat(20) });
    const answer = await create('ß'.repeat(11));
    expect(expectRefusal(answer).errors).toEqual({ code: 'At most 20 characters' });
  });

  it('are switched off once, and pressing again changes nothing that another admin would be told of', async () => {
    const { id } = await makeCoupon(harness);
    for (const [call, path, is_active] of [
      ['DELETE', id, false],
      ['POST', `${id}/reactivate`, true],
    ] as const) {
      const first = (await manage(call, path)).json();
      expect(first.coupon).toMatchObject({ is_active });
      expect((await manage(call, path)).json()).toEqual(first);
    }
    const actions = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '<>', 'coupon.create')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['coupon.deactivate', 'coupon.reactivate']);
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
    const setUses = (taken_uses: number) =>
      harness.deps.db.updateTable('coupons').set({ taken_uses }).where('id', '=', coupon.id).execute();
    await setUses(1500);
    expect((await change({ total_usage_limit: 1 })).json().errors.total_usage_limit).toContain('the 1,500');
    await setUses(2);
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
      'A coupon with this code already exists',
    ]);
  });

  it.each([
    [{ code: '' }, 'code', 'Coupon code and value are required'],
    [{ code: undefined }, 'code', 'Coupon code and value are required'],
    [{ value: undefined }, 'value', 'Coupon code and value are required'],
    [{ value: 0 }, 'value', 'Coupon code and value are required'],
    [{ value: -1 }, 'value', 'At least 0'],
    [{ value: 100.5 }, 'value', 'A percentage can be at most 100'],
    [{ value: 1.005 }, 'value', 'Use at most two decimals'],
    [{ code: 'x'.repeat(21) }, 'code', 'At most 20 characters'],
    [{ code: 'PISO₱' }, 'code', 'Letters, digits, hyphens and underscores only'],
    [{ usage_limit_per_user: 0 }, 'usage_limit_per_user', 'At least 1'],
    [{ total_usage_limit: 1.5 }, 'total_usage_limit', 'This is not in the right format'],
    [{ expires_at: 'bukas' }, 'expires_at', 'This is not in the right format'],
    [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters'],
  ])('are refused with %j', async (changes, field, words) => {
    const answer = await manage('POST', 'create', { code: 'OK', type: 'percentage', value: 5, ...changes });
    expect(expectRefusal(answer).errors?.[field]).toBe(words);
  });

  it('are counted whatever is asked for: those that are on, not over and not used up', async () => {
    const counted = async (query: string) => (await manage('GET', `list?${query}`)).json().active_count;
    const before = await counted('limit=1');
    const { id } = await makeCoupon(harness);
    await makeCoupon(harness, { expires_at: new Date(harness.clock.now().getTime() - 1).toISOString() });
    const once = await makeCoupon(harness, { total_usage_limit: 1 });
    expect(await counted('limit=1')).toBe(before + 2);
    const fan = await harness.factory.fan();
    await buy(harness, fan, { key: 'last', ...discounted(once, 90) });
    expect(await counted('limit=1&status=inactive&search=x')).toBe(before + 1);
    await manage('DELETE', id);
    expect(await counted('limit=1')).toBe(before);
  });

  it('are listed by pages, the newest first', async () => {
    for (const code of ['UNA', 'DALAWA', 'TATLO']) await makeCoupon(harness, { code });
    const first = (await manage('GET', 'list?limit=2')).json();
    expect(first.coupons.map(({ code }: { code: string }) => code)).toEqual(['TATLO', 'DALAWA']);
    const next = (await manage('GET', `list?limit=1&cursor=${first.next_cursor}`)).json();
    expect(next.coupons[0].code).toBe('UNA');
  });
});
