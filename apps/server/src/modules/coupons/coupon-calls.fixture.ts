import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

/** The calls about coupons. Real: PostgreSQL, the calls. Fake: clock, payment providers. The laws are looked at in the end. */
export function useCoupons() {
  const harness = useHarness();

  function validate(fan: Person, code: string, amount = 100) {
    const payload = { code, purchase_amount: amount };
    return harness.app.inject({
      method: 'POST',
      url: '/api/coupons/validate',
      headers: fan.headers,
      payload,
    });
  }

  async function manage(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const { headers } = await harness.factory.admin();
    const url = `/api/coupons/admin/${path}`;
    return harness.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  }

  async function usesOf(id: string) {
    const { coupons } = (await manage('GET', 'list')).json();
    const { current_usage_count, reserved_count } = coupons.find(
      (coupon: { id: string }) => coupon.id === id,
    );
    return { paid: current_usage_count, reserved: reserved_count };
  }

  const discounted = (coupon: { id: string }, amount: number) => ({
    extra: { coupon_id: coupon.id, final_amount: amount },
  });

  return { harness, validate, manage, usesOf, discounted };
}
