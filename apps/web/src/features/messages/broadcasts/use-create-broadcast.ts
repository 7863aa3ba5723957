import { paths } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { receiversWords } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { isAsSent } from './new-broadcast.ts';

interface Ends {
  /** It is kept by the server, so nothing of it need be kept here. */
  onSent: () => void;
  onRefused: (errors: Record<string, string>) => void;
}

/** Sends a message to many, or schedules it, and leads to how it goes. */
export function useCreateBroadcast({ onSent, onRefused }: Ends) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastFormTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const create = useAction('POST /messages/broadcasts', {
    invalidates: ['GET /messages/broadcasts'],
    onError: (error) => {
      notify({ tone: 'bad', title: own.notSent, text: detailOf(error, own.notSentText) });
      onRefused(fieldErrorsOf(error));
    },
  });
  return {
    isSending: create.isPending,
    send: (input: Parameters<typeof create.mutate>[0]) =>
      create.mutate(input, {
        onSuccess: (answer) => {
          onSent();
          if (!isAsSent(answer, input.body)) notify({ title: own.sentBefore, text: own.sentBeforeText });
          else if (answer.scheduled_at)
            notify({
              tone: 'good',
              title: own.isScheduled,
              text: t.goesOut({ when: dateAndTime(answer.scheduled_at, language) }),
            });
          else notify({ tone: 'good', title: own.onItsWay, text: receiversWords(answer, t) });
          void navigate(paths.broadcast(answer.id), { replace: true });
        },
      }),
  };
}
