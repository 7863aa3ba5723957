import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { unsubscribeTexts } from '../unsubscribe.texts.generated.ts';

/** Reads, and is a POST all the same: a token in an address would be in the logs of what is between. */
const LINK = 'POST /notifications/link';

/** What a mailed link turns off, and whether it is on. */
export function useLink(token: string) {
  return useQuery({
    queryKey: [LINK, token],
    queryFn: ({ signal }) => api(LINK, { body: { token }, signal }),
  });
}

/** Turns it off; settings that are kept of whoever is signed in are asked for anew. */
export function useUnsubscribe(token: string) {
  const t = useTexts(unsubscribeTexts);
  const client = useQueryClient();
  return useAction('POST /notifications/unsubscribe', {
    invalidates: ['GET /notifications/settings'],
    onSuccess: ({ kind, is_on }) => client.setQueryData([LINK, token], { kind, is_on }),
    onError: (error) =>
      notify({ tone: 'bad', title: t.notTurnedOff, text: detailOf(error, t.notTurnedOffText) }),
  });
}
