import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { appealsTexts } from '../appeals.texts.generated.ts';

/** Reads, and is a POST all the same: a token in an address would be in the logs of what is between. */
const CASE = 'POST /appeals/case';

/** What was decided, and how the appeal against it stands. */
export function useCase(token: string) {
  return useQuery({
    queryKey: [CASE, token],
    queryFn: ({ signal }) => api(CASE, { body: { token }, signal }),
  });
}

/** Sends the appeal; what is shown of the case is asked for anew, also when it was refused. */
export function useSendAppeal(token: string) {
  const t = useTexts(appealsTexts);
  const client = useQueryClient();
  return useAction('POST /appeals', {
    invalidates: [],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.sent, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSent, text: detailOf(error, t.notSentText) }),
    onEnd: () => void client.invalidateQueries({ queryKey: [CASE, token] }),
  });
}
