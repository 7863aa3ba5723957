import { useContext, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import { ReportOffer } from '../report-offer.ts';

const loadDialog = () => import('./remove-dialog.tsx').then((module) => module.RemoveDialog);

interface MessageActionsProps {
  message: Message;
  onReply: ((message: Message) => void) | null;
  onDone: () => void;
}

/** What can be done with a message. */
export function MessageActions({ message, onReply, onDone }: MessageActionsProps) {
  const t = useTexts(conversationTexts);
  const [removing, setRemoving] = useState<'everyone' | 'me' | null>(null);
  const report = useContext(ReportOffer);
  const { text } = message;
  return (
    <>
      {onReply && message.state === 'sent' && (
        <Button
          variant="subtle"
          onClick={() => {
            onDone();
            onReply(message);
          }}
        >
          {t.reply}
        </Button>
      )}
      {text !== null && (
        <Button variant="subtle" onClick={() => void copy(text)}>
          {t.copy}
        </Button>
      )}
      {message.may_unsend && (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setRemoving('everyone')}>
          {t.unsend}
        </Button>
      )}
      <Button variant="subtle" aria-haspopup="dialog" onClick={() => setRemoving('me')}>
        {t.forMe}
      </Button>
      {!message.is_own && message.state === 'sent' && (
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          onClick={() => {
            onDone();
            report(message);
          }}
        >
          {t.report}
        </Button>
      )}
      {removing && (
        <OnDemand
          load={loadDialog}
          props={{ message, whom: removing, onClose: () => setRemoving(null) }}
          onFailed={() => setRemoving(null)}
        />
      )}
    </>
  );

  async function copy(words: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(words);
      notify({ tone: 'good', title: t.copied });
      onDone();
    } catch {
      notify({ tone: 'bad', title: t.notCopied, text: t.inAMoment });
    }
  }
}
