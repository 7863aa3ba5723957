import type { Reaction } from '@likha/contract/late-limits';
import { detailOf } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/toast/toast.ts';
import { keepMessages, type Message } from './kept-messages.ts';
import { messageReactionsTexts } from './message-reactions.texts.generated.ts';
import { refreshMessage } from './refresh-message.ts';

/** Reacts to a message, or takes it back: shown at once, and as the server has it where it was refused (P463). */
export function useReact(message: Message): (reaction: Reaction | null) => void {
  const t = useTexts(messageReactionsTexts);
  const outcome = {
    invalidates: [],
    // Of two that were pressed one after the other, the later one stays, however the network carries them.
    line: `reaction-${message.id}`,
    onError: (error: Error) => {
      notify({ tone: 'bad', title: t.notReacted, text: detailOf(error, t.inAMoment) });
      keepMessages(message.conversation_id, [message]);
      void refreshMessage(message).catch(() => undefined);
    },
  } as const;
  const put = useAction('PUT /messages/{id}/reaction', outcome);
  const takeBack = useAction('DELETE /messages/{id}/reaction', outcome);
  return (reaction) => {
    const shown = { ...message, reactions: { ...message.reactions, own: reaction } };
    keepMessages(message.conversation_id, [shown]);
    const params = { id: message.id };
    if (reaction) put.mutate({ params, body: { reaction } });
    else takeBack.mutate({ params });
  };
}
