import { useEffect, useRef } from 'react';
import { filesTexts } from '../../../features/messages/files.texts.generated.ts';
import { keptMessage, type Message } from '../../../features/messages/kept-messages.ts';
import { refreshMessage } from '../../../features/messages/refresh-message.ts';
import { useUnlockMessage } from '../../../features/unlocks/api/use-unlock-message.ts';
import { UnlockButton } from '../../../features/unlocks/components/unlock-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { notify } from '../../../ui/toast/toast.ts';

const TITLE_CHARACTERS = 80;

interface MessageUnlockProps {
  message: Message;
  /** Whom one writes with. */
  name: string;
}

/** The way to the files of a paid message: the same question as for a post. */
export function MessageUnlock({ message, name }: MessageUnlockProps) {
  const t = useTexts(filesTexts);
  const unlock = useUnlockMessage();
  const rate = useConfig().data?.php_per_credit;
  const { id, text, price } = message;
  const isAsked = useRef(false);
  // What is unsent meanwhile takes the question away: that is said, and that nothing was paid.
  useEffect(
    () => () => {
      if (isAsked.current && keptMessage(message)?.state === 'unsent')
        notify({ title: t.takenBack, text: t.takenBackText });
    },
    [message, t],
  );
  if (price === null || rate === undefined) return null;
  const title = text?.slice(0, TITLE_CHARACTERS) ?? t.filesOf({ name });
  return (
    <UnlockButton
      item={{ kind: 'message', id, title, credits: price, pesos: pesosForCredits(price, rate) }}
      paying={unlock}
      onAsking={(isAsking) => {
        isAsked.current = isAsking;
      }}
      onPay={(onDone) =>
        unlock.mutate(
          { params: { id }, body: { credits: price } },
          {
            onSuccess: () => {
              onDone();
              void refreshMessage(message).catch(() => undefined);
            },
            onError: (error) => {
              if (!isOver(error)) return;
              onDone();
              void refreshMessage(message).catch(() => undefined);
            },
          },
        )
      }
    />
  );
}

/** Asking again would change nothing: it is not for sale, or not any more. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'message_not_found' || error.code === 'not_for_sale');
}
