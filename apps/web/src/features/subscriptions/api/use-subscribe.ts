import { formatCredits } from '@likha/contract/money';
import { POST_LISTS, PROFILES, WALLET } from '../../../lib/read-groups.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { currentSession, updateUser } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';

const CHANGED = [
  ...PROFILES,
  'GET /subscriptions',
  'GET /creators/{id}/subscription-plans',
  'GET /creators',
  ...POST_LISTS,
] as const;

/** Subscribes to a creator, or lets a subscription renew again; the posts, the profile and the wallet follow. */
export function useSubscribe(creatorId: string) {
  const t = useTexts(subscribingTexts);
  const language = useLanguage();
  const refusal = useMoneyRefusal();
  return useAction('POST /creators/{id}/subscription', {
    invalidates: [...CHANGED, ...WALLET],
    // A refusal is often about the price or the balance, which have changed meanwhile.
    invalidatesOnError: [...CHANGED, 'GET /credits/wallet'],
    onSuccess: ({ credits_spent, balance, paid_until }) => {
      const wasSubscribed = rememberSubscription(creatorId);
      const day = shortDate(paid_until, language);
      const nothing = wasSubscribed ? t.resumedText : t.doneFree({ day });
      const text = credits_spent === 0 ? nothing : t.doneText({ day, credits: formatCredits(balance) });
      notify({ tone: 'good', title: t.doneTitle, text });
    },
    onError: (error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  });
}

/** The session knows whom its fan subscribes to. @returns whether it did before */
function rememberSubscription(creatorId: string): boolean {
  const { user } = currentSession();
  if (!user || user.subscriptions.includes(creatorId)) return true;
  updateUser({ ...user, subscriptions: [...user.subscriptions, creatorId] });
  return false;
}
