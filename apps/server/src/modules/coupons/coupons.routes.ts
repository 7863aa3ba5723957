import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { couponsTexts } from './coupons.texts.generated.ts';
import { presentCoupon } from './present-coupon.ts';
import { readCoupons, readUses } from './read-coupons.ts';
import { changeCoupon, createCoupon, switchCoupon } from './save-coupon.ts';
import { validateCoupon } from './validate-coupon.ts';

type Name =
  | 'validateCoupon'
  | 'listCoupons'
  | 'createCoupon'
  | 'updateCoupon'
  | 'deactivateCoupon'
  | 'reactivateCoupon'
  | 'listCouponUses';

export function couponsHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    validateCoupon: ({ viewer, body, language }) => validateCoupon(deps, viewer.id, body, language),
    listCoupons: ({ query }) => readCoupons(deps, query),
    createCoupon: async ({ viewer, body, request, language }) => {
      const row = await createCoupon(deps, { id: viewer.id, from: request.ip }, body);
      return { coupon: presentCoupon(row, deps.clock.now()), message: couponsTexts[language].created };
    },
    updateCoupon: async ({ viewer, params, body, request, language }) => {
      const row = await changeCoupon(deps, { id: viewer.id, from: request.ip }, params.id, body);
      return { coupon: presentCoupon(row, deps.clock.now()), message: couponsTexts[language].updated };
    },
    deactivateCoupon: async ({ viewer, params, request, language }) => {
      const row = await switchCoupon(deps, { id: viewer.id, from: request.ip }, params.id, false);
      return { coupon: presentCoupon(row, deps.clock.now()), message: couponsTexts[language].deactivated };
    },
    reactivateCoupon: async ({ viewer, params, request, language }) => {
      const row = await switchCoupon(deps, { id: viewer.id, from: request.ip }, params.id, true);
      return { coupon: presentCoupon(row, deps.clock.now()), message: couponsTexts[language].reactivated };
    },
    listCouponUses: ({ params, query }) => readUses(deps, params.id, query),
  };
}
