import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { type Conversation, type Message, nameOf } from '../kept-messages.ts';
import { sayTyping } from '../live/typing.ts';
import { watchClosely } from '../live/unread.ts';
import { discard, useUnsent, writeMessage } from '../outbox/outbox.ts';
import type { Spoken, Unsent } from '../outbox/outbox-store.ts';
import { rowsOf } from '../rows.ts';
import { dayName } from '../times.ts';
import { type Older, useMessages } from '../use-messages.ts';
import { useQuoteNow } from '../use-quote-now.ts';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import classes from './conversation-view.module.css';
import { MessageList } from './message-list.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { type MessageDraft, useMessageDraft } from './use-message-draft.ts';
import { useSoughtSeq } from './use-sought.ts';

interface ConversationViewProps {
  conversation: Conversation;
  /** Where whoever looks may block the other. */
  onBlock: (() => void) | null;
  /** Where a creator can look at what they know of this fan. */
  onFan: (() => void) | null;
}

/** One conversation: with whom, what was written, and where to write. */
export function ConversationView({ conversation, onBlock, onFan }: ConversationViewProps) {
  const t = useTexts(conversationTexts);
  const { id, person, may_write: mayWrite } = conversation;
  const name = nameOf(person) ?? t.gone;
  const query = useMessages(id);
  const soughtSeq = useSoughtSeq();
  const draft = useMessageDraft(id);
  useEffect(watchClosely, []);

  function send(): void {
    const { text, files, price, reply_to, client_id } = draft.values;
    void writeMessage({ conversation_id: id, text: text.trim(), files, price, reply_to, client_id });
    draft.drop();
  }

  function speak(voice: Spoken): void {
    const { reply_to } = draft.values;
    void writeMessage({ conversation_id: id, text: '', voice, price: null, reply_to });
    if (reply_to) draft.change({ reply_to: null });
  }

  return (
    <section className={classes.view} aria-label={t.log({ name })}>
      <ConversationHeader conversation={conversation} onBlock={onBlock} onFan={onFan} />
      <Loaded
        query={query}
        loading={<SkeletonList count={4} height={56} label={t.loading} className={classes.loading} />}
        failedTitle={t.failed}
      >
        {(messages) => (
          <Messages
            conversation={conversation}
            messages={messages}
            older={query.older}
            soughtSeq={soughtSeq}
            name={name}
            draft={mayWrite ? draft : null}
          />
        )}
      </Loaded>
      {mayWrite ? (
        <Composer
          conversation={conversation}
          name={name}
          draft={draft}
          onSend={send}
          onSpoken={speak}
          onTyping={() => sayTyping(id)}
        />
      ) : (
        <Closed words={draft.values.text} isForGood={person.id === null} />
      )}
    </section>
  );
}

/** What was begun before it closed is in no field any more, and not lost (P813). */
function Closed({ words, isForGood }: { words: string; isForGood: boolean }) {
  const t = useTexts(conversationTexts);
  return (
    <div className={classes.closed}>
      <p>{isForGood ? t.closedForGood : t.closed}</p>
      {words.trim() !== '' && (
        <>
          <p>{t.keptWords}</p>
          <WrittenText>{words}</WrittenText>
        </>
      )}
    </div>
  );
}

interface MessagesProps {
  conversation: Conversation;
  messages: readonly Message[];
  older: Older;
  soughtSeq: number | null;
  name: string;
  /** What is being written; null where nobody may write. */
  draft: MessageDraft | null;
}

function Messages({ conversation, messages, older, soughtSeq, name, draft }: MessagesProps) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const { unsent, isStuck } = useUnsent(conversation.id);
  const [isAtEnd, setIsAtEnd] = useState(true);
  useMarkRead(conversation, messages, isAtEnd);
  useQuoteNow(draft, messages);
  const { other_delivered_seq: delivered, other_read_seq: seen } = conversation;
  const rows = useMemo(() => {
    const named = { today: t.today, yesterday: t.yesterday };
    return rowsOf(messages, unsent, { delivered, seen }, (iso) => dayName(iso, language, named));
  }, [messages, unsent, delivered, seen, language, t]);
  const change = draft?.change;
  const reply = useMemo(
    () =>
      change
        ? ({ seq, is_own, text, files, tip_credits }: Message) =>
            change({
              reply_to: {
                seq,
                is_own,
                text: text?.slice(0, 120) ?? null,
                files_count: files.length,
                tip_credits,
              },
            })
        : null,
    [change],
  );
  /** What is being written already stays above what goes back. */
  const edit =
    draft &&
    (({ client_id, text, files = [], price = null, reply_to }: Unsent) => {
      const { text: begun, files: chosen, price: asked, reply_to: answered } = draft.values;
      const lines = [begun, text].filter((words) => words !== '');
      draft.change({
        text: lines.join('\n'),
        files: [...chosen, ...files],
        price: asked ?? price,
        reply_to: answered ?? reply_to,
      });
      void discard(client_id);
    });
  return (
    <>
      <Announcer messages={messages} name={name} />
      {rows.length === 0 && draft && <p className={classes.nothing}>{t.begin}</p>}
      {rows.length > 0 && (
        <MessageList
          rows={rows}
          name={name}
          isOtherErased={conversation.person.id === null}
          isStuck={isStuck}
          older={older}
          soughtSeq={soughtSeq}
          onReply={reply}
          onEdit={edit}
          onAtEnd={setIsAtEnd}
        />
      )}
    </>
  );
}
