import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';

const LISTS = ['GET /coupons/admin/list', 'GET /coupons/admin/{id}/uses'] as const;

interface Sent {
  /** Null for a new one. */
  id: string | null;
  /** Of the coupon as it was when the form opened. */
  version?: number | undefined;
  body: Body<'POST /coupons/admin/create'>;
}

/** Creates a coupon, or changes one. */
export function useSaveCoupon() {
  const t = useTexts(couponsTexts);
  return useAction('POST /coupons/admin/create', {
    invalidates: LISTS,
    invalidatesOnError: LISTS,
    send: ({ id, version, body }: Sent) =>
      id === null
        ? api('POST /coupons/admin/create', { body })
        : api('PUT /coupons/admin/{id}', { params: { id }, body: { ...body, version } }),
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.saveFailed) }),
  });
}

/** Switches a coupon off, or on again. */
export function useSwitchCoupon() {
  const t = useTexts(couponsTexts);
  return useAction('DELETE /coupons/admin/{id}', {
    invalidates: LISTS,
    send: ({ id, isActive }: { id: string; isActive: boolean }) =>
      isActive
        ? api('POST /coupons/admin/{id}/reactivate', { params: { id } })
        : api('DELETE /coupons/admin/{id}', { params: { id } }),
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error, { isActive }) => {
      const failed = isActive ? t.reactivateFailed : t.deactivateFailed;
      notify({ tone: 'bad', title: t.error, text: detailOf(error, failed) });
    },
  });
}
