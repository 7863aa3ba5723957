import { paths } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { ApiError, detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { sentWords } from './sent-words.ts';

interface Ends {
  /** The server has it, also where the page was left meanwhile: nothing of it need be kept here. */
  onKept: () => void;
  /** The same, while the form is there. */
  onSent: () => void;
  onRefused: (errors: Record<string, string>) => void;
}

/** Sends a message to many, or schedules it, and leads to how it goes. */
export function useCreateBroadcast({ onKept, onSent, onRefused }: Ends) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastFormTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const create = useAction('POST /messages/broadcasts', {
    invalidates: ['GET /messages/broadcasts'],
    onSuccess: onKept,
    onError: (error) => {
      // Under its name it is one, so that whoever does not know sends it again.
      const isUnknown = error instanceof ApiError && error.isUnanswered;
      const words = isUnknown
        ? { title: own.unknown, text: own.unknownText }
        : { title: own.notSent, text: detailOf(error, own.notSentText) };
      notify({ tone: 'bad', ...words });
      onRefused(fieldErrorsOf(error));
    },
  });
  return {
    isSending: create.isPending,
    send: (input: Parameters<typeof create.mutate>[0]) =>
      create.mutate(input, {
        onSuccess: (answer) => {
          onSent();
          notify(sentWords(answer, input.body, { t, own, language }));
          void navigate(paths.broadcast(answer.id), { replace: true });
        },
      }),
  };
}
