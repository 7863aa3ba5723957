import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { couponUsesAreCounted } from './coupon-uses-are-counted.law.ts';
import { discountsFollowTheirTerms } from './discounts-follow-their-terms.law.ts';

export const couponsModule = defineModule({
  name: 'coupons',
  tables: ['coupons', 'coupon_uses'],
  handlers: async (deps: BaseDeps) => (await import('./coupons.routes.ts')).couponsHandlers(deps),
  laws: [discountsFollowTheirTerms, couponUsesAreCounted],
  personal: {
    kept: {
      'coupon_uses.fan_id': 'the books name it, and are kept as the law asks',
      'coupons.changed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'coupons.created_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
