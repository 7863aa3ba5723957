import { MESSAGE_CHARACTERS } from '@likha/contract/limits';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconMicrophone, IconSend2, IconX } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { MOMENT_MS } from '../../../ui/use-fresh-press.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Conversation } from '../kept-messages.ts';
import type { SentFile, Spoken } from '../outbox/outbox-store.ts';
import { useQuotedWords } from '../use-quoted-words.ts';
import { keptVoice } from '../voice/kept-voice.ts';
import { canRecord } from '../voice/record-voice.ts';
import { voiceTexts } from '../voice.texts.generated.ts';
import { AttachButtons } from './attach-buttons.tsx';
import { AttachedFiles } from './attached-files.tsx';
import classes from './composer.module.css';
import { isImeKey, useGivenFiles } from './given-files.ts';
import { MainButton } from './main-button.tsx';
import type { MessageDraft } from './use-message-draft.ts';
import { useUploads } from './use-uploads.ts';

interface ComposerProps {
  conversation: Conversation;
  name: string;
  draft: MessageDraft;
  onSend: () => void;
  /** A voice note is to be sent as it is. */
  onSpoken: (voice: Spoken) => void;
  /** Something is being written. */
  onTyping: () => void;
}

const loadRecorder = () => import('../voice/voice-recorder.tsx').then((module) => module.VoiceRecorder);
const loadPrice = () => import('./price-dialog.tsx').then((module) => module.PriceDialog);

/** From here on it is said how much room is left. */
const FEW_LEFT = 200;
/** With a mouse there is a keyboard with a Shift key, too. */
const DESK = '(hover: hover) and (pointer: fine)';

/** Where a message is written. Enter sends it at a desk, with Shift it breaks the line; on a phone it always does that. */
export function Composer({ conversation, name, draft, onSend, onSpoken, onTyping }: ComposerProps) {
  const t = useTexts(conversationTexts);
  const spokenTexts = useTexts(voiceTexts);
  const isDesk = useMediaQuery(DESK);
  const field = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const leftId = useId();
  const { text, files, price, reply_to: replyTo } = draft.values;
  const uploads = useUploads(conversation.id, files, (more) => draft.change({ files: more }), name);
  const paste = useGivenFiles(uploads.add);
  const quoted = useQuotedWords();
  const [isAsking, setIsAsking] = useState(false);
  // One that was recorded before somebody left is there again.
  const [isRecording, setIsRecording] = useState(() => keptVoice(conversation.id).seconds > 0);
  const isHydrated = useIsHydrated();
  const close = () => setIsAsking(false);
  const stopRecording = useCallback(() => setIsRecording(false), []);
  const left = MESSAGE_CHARACTERS - text.length;
  const isEmpty = text.trim() === '' && files.length === 0;
  const isBlocked = isEmpty || left < 0 || uploads.uploading.length > 0 || uploads.isOver;
  useFocusAtDesk(field, isDesk, replyTo?.seq);

  function send(): void {
    if (isBlocked) return;
    sentAt.current = performance.now();
    uploads.clear();
    onSend();
    field.current?.focus();
  }

  /**
   * Who taps twice to send does not begin to speak: this takes the place of what they tapped. Not by `useFreshPress`, which counts from when a button
   * appeared: this one appears with the page too, and whoever presses it then means it.
   */
  function record(): void {
    if (performance.now() - sentAt.current > MOMENT_MS) setIsRecording(true);
  }

  function recorded(file: SentFile): void {
    stopRecording();
    draft.change({ files: [...files, file] });
  }

  function spoken(voice: Spoken): void {
    stopRecording();
    sentAt.current = performance.now();
    onSpoken(voice);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isImeKey(event.nativeEvent) || !isDesk) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      <form
        className={classes.composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {replyTo && (
          <div className={classes.reply}>
            <p className={classes.quote}>
              <strong>{t.replyTo({ name: replyTo.is_own ? t.you : name })}</strong>
              <span className={classes.quoted}>{quoted({ tip_credits: null, ...replyTo })}</span>
            </p>
            <IconButton label={t.cancelReply} onClick={() => draft.change({ reply_to: null })}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
        )}
        <AttachedFiles
          files={files}
          uploading={uploads.uploading}
          onRemove={(key) => {
            const rest = files.filter(({ file_key }) => file_key !== key);
            draft.change({ files: rest, price: rest.length === 0 ? null : price });
          }}
          onCancel={uploads.cancel}
          onRetry={uploads.retry}
        />
        {uploads.problem && (
          <p className={classes.problem} role="alert">
            {uploads.problem}
          </p>
        )}
        <div className={classes.line} hidden={isRecording}>
          <AttachButtons
            mayAsk={!conversation.person.is_creator && files.length > 0}
            price={price}
            uploads={uploads}
            onAsk={() => setIsAsking(true)}
          />
          <textarea
            ref={field}
            className={classes.field}
            aria-label={t.write}
            aria-describedby={left <= FEW_LEFT ? leftId : undefined}
            placeholder={t.write}
            rows={1}
            aria-invalid={left < 0 || undefined}
            value={text}
            onChange={(event) => {
              draft.change({ text: event.currentTarget.value });
              onTyping();
            }}
            onKeyDown={handleKey}
            onPaste={paste}
          />
          {/* A press takes the focus from the field, and a phone's keyboard would go. */}
          {isEmpty && uploads.uploading.length === 0 && isHydrated && canRecord() ? (
            <MainButton label={spokenTexts.record} data-testid="record-voice" onClick={record}>
              <IconMicrophone size={22} stroke={1.75} aria-hidden />
            </MainButton>
          ) : (
            <MainButton
              type="submit"
              label={t.send}
              aria-disabled={isBlocked}
              onMouseDown={(event) => event.preventDefault()}
            >
              <IconSend2 size={22} stroke={1.75} aria-hidden />
            </MainButton>
          )}
        </div>
        {left <= FEW_LEFT && (
          <p id={leftId} className={classes.left}>
            {left < 0 ? t.tooLong({ count: -left }) : t.left({ count: left })}
          </p>
        )}
      </form>
      {isRecording && (
        <OnDemand
          load={loadRecorder}
          props={{
            to: conversation.id,
            mayAdd: !conversation.person.is_creator,
            onDone: recorded,
            onSpoken: spoken,
            onCancel: stopRecording,
          }}
          onFailed={stopRecording}
        />
      )}
      {/* Not in the form: what is submitted in a dialog of it would send the message. */}
      {isAsking && (
        <OnDemand
          load={loadPrice}
          props={{ price, name, onChange: (asked) => draft.change({ price: asked }), onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
}

/** At a desk one can write at once, and answer at once; on a phone the keyboard would cover what is there to read. */
function useFocusAtDesk(
  field: React.RefObject<HTMLTextAreaElement | null>,
  isDesk: boolean,
  replySeq: number | undefined,
): void {
  const isReplying = replySeq !== undefined;
  useEffect(() => {
    if (!isDesk && !isReplying) return;
    // The frame takes the focus when a page opens, after its parts have come.
    const soon = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(soon);
  }, [field, isDesk, isReplying]);
}
