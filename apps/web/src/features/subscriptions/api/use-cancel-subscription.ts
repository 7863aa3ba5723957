import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';

/** Stops a subscription from renewing. */
export function useCancelSubscription() {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const refusal = useMoneyRefusal();
  return useAction('DELETE /creators/{id}/subscription', {
    invalidates: ['GET /subscriptions'],
    invalidatesOnError: ['GET /subscriptions'],
    onSuccess: ({ ends_at }) => {
      const text = t.cancelledText({ day: shortDate(ends_at, language) });
      notify({ tone: 'good', title: t.cancelledTitle, text });
    },
    onError: (error) => notify(refusal(error, { title: t.failed, text: t.cancelFailed })),
  });
}
