import type { Person } from '../../../test/factory.ts';
import type { Harness } from '../../../test/harness.ts';

let count = 0;

/** A coupon made by an admin, 10 % off unless told otherwise. */
export async function makeCoupon(harness: Harness, figures: object = {}, admin?: Person) {
  count += 1;
  const { headers } = admin ?? (await harness.factory.admin());
  const payload = { code: `CODE-${count}`, type: 'percentage', value: 10, ...figures };
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/coupons/admin/create',
    headers,
    payload,
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().coupon as { id: string; code: string };
}
