import { ApiError, detailOf } from './api-error.ts';
import { connectionTexts } from './connection.texts.generated.ts';
import { useTexts } from './texts.ts';

interface Words {
  tone: 'bad' | 'plain';
  title: string;
  text: string;
}

/**
 * What to say when money did not move, or when nobody knows: that it failed is said only where somebody said so (P81).
 * @param who who pressed: somebody who pays, or who is paid or books what others paid, whom nothing is charged
 */
export function useMoneyRefusal(
  who: 'payer' | 'other' = 'payer',
): (error: unknown, own: { title: string; text: string }) => Words {
  const t = useTexts(connectionTexts);
  return (error, own) => {
    if (error instanceof ApiError && error.code === 'offline')
      return { tone: 'bad', title: t.offlineTitle, text: t.nothingSent };
    if (error instanceof ApiError && error.isUnanswered)
      return {
        tone: 'plain',
        title: t.unconfirmedTitle,
        text: who === 'payer' ? t.unconfirmed : t.unconfirmedAct,
      };
    return { tone: 'bad', title: own.title, text: detailOf(error, own.text) };
  };
}
