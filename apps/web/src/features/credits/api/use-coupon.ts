import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { couponTexts } from '../coupon.texts.generated.ts';

export type CouponAnswer = Answer<'POST /coupons/validate'>;

const ADDRESS = 'POST /coupons/validate';
const keyOf = (code: string, amount: number) => [ADDRESS, code, amount] as const;

/** Asks about a code that was typed. What is wrong with it is said, and handed back. */
export function useApplyCoupon(onEnd: (code: string, answer: CouponAnswer) => void) {
  const t = useTexts(couponTexts);
  const queries = useQueryClient();
  return useAction(ADDRESS, {
    invalidates: [],
    send: async ({ body }: { body: { code: string; purchase_amount: number } }) => {
      const answer = await api(ADDRESS, { body });
      queries.setQueryData(keyOf(body.code, body.purchase_amount), answer);
      if (!answer.valid) notify({ tone: 'bad', title: t.invalid, text: answer.message });
      onEnd(body.code, answer);
      return answer;
    },
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.failed) }),
  });
}

/**
 * What the applied coupon takes off a price, asked anew for each.
 * @param code null without a coupon
 * @param amount the price now, in pesos; null while there is none
 */
export function useCouponAnswers(code: string | null, amount: number | null) {
  const queries = useQueryClient();
  const isAsked = code !== null && amount !== null;
  const query = useQuery({
    queryKey: keyOf(code ?? '', amount ?? 0),
    queryFn: ({ signal }) =>
      api(ADDRESS, { body: { code: code ?? '', purchase_amount: amount ?? 0 }, signal }),
    enabled: isAsked,
  });
  const answerFor = useCallback(
    (price: number) => (code === null ? undefined : queries.getQueryData<CouponAnswer>(keyOf(code, price))),
    [queries, code],
  );
  const forget = useCallback(() => void queries.invalidateQueries({ queryKey: [ADDRESS] }), [queries]);
  return {
    answer: isAsked ? query.data : undefined,
    isAsking: isAsked && query.isPending,
    answerFor,
    forget,
  };
}
