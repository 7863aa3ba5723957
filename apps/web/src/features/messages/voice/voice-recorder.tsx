import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  IconPencil,
  IconPlayerStopFilled,
  IconPlus,
  IconSend2,
  IconTrash,
} from '../../../ui/icons/icons.generated.ts';
import { clockTime } from '../../../ui/media/clock-time.ts';
import { VoiceNote } from '../../../ui/media/voice-note.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { MainButton } from '../components/main-button.tsx';
import type { SentFile, Spoken } from '../outbox/outbox-store.ts';
import { voiceTexts } from '../voice.texts.generated.ts';
import { keptVoice } from './kept-voice.ts';
import { hasRoomFor } from './room-for-voice.ts';
import { useAddVoice } from './use-add-voice.ts';
import { useRecorder, type VoiceProblem } from './use-recorder.ts';
import classes from './voice-recorder.module.css';

interface VoiceRecorderProps {
  /** The conversation that it is for; null for a message to many, which is not sent from here. */
  to: string | null;
  /** Whether words or a price can be added: it then waits with the message. */
  mayAdd: boolean;
  /** The server has it. */
  onDone: (file: SentFile) => void;
  /** It is to be sent as it is, and waits where messages wait; null for a message to many. */
  onSpoken: ((voice: Spoken) => void) | null;
  onCancel: () => void;
}

/** In the place of the field: a voice note is recorded, listened to, thrown away or sent; who leaves finds it again (P510). */
export function VoiceRecorder({ to, mayAdd, onDone, onSpoken, onCancel }: VoiceRecorderProps) {
  const t = useTexts(voiceTexts);
  const { state, stop, drop, again } = useRecorder(to);
  const discard = () => {
    drop();
    onCancel();
  };
  useEscape(state.is === 'asking' || state.is === 'failed' ? discard : null);
  // On what was left here nobody has pressed: a key must not throw it away.
  const [isBegun] = useState(() => keptVoice(to).seconds === 0);
  return (
    <section className={classes.recorder} aria-label={t.record} data-testid="voice-recorder">
      <IconButton label={t.discard} onClick={discard} autoFocus={isBegun}>
        <IconTrash size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {state.is === 'asking' && <p role="status">{t.asking}</p>}
      {state.is === 'failed' && <Failed why={state.why} onAgain={again} />}
      {state.is === 'recording' && (
        <>
          <span className="visually-hidden" role="status">
            {t.recording}
          </span>
          {state.isQuiet ? (
            <p className={classes.words} role="status">
              {t.quiet}
            </p>
          ) : (
            <Levels levels={state.levels} />
          )}
          <span className={classes.time} data-testid="voice-time">
            {clockTime(state.seconds)}
          </span>
          <MainButton label={t.stop} onClick={stop}>
            <IconPlayerStopFilled size={22} aria-hidden />
          </MainButton>
        </>
      )}
      {state.is === 'recorded' && (
        <Recording
          recorded={state.recorded}
          to={to}
          mayAdd={mayAdd}
          onDone={(file) => {
            drop();
            onDone(file);
          }}
          onSpoken={
            onSpoken &&
            ((voice) => {
              drop();
              onSpoken(voice);
            })
          }
        />
      )}
    </section>
  );
}

function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <span className={classes.levels} aria-hidden>
      {levels.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars move to the left, and are nothing else
        <span key={at} style={{ height: `${Math.max(8, level * 100)}%` }} />
      ))}
    </span>
  );
}

/** Why there is none (P1056). Where the page is not secure, another attempt changes nothing. */
function Failed({ why, onAgain }: { why: VoiceProblem; onAgain: () => void }) {
  const t = useTexts(voiceTexts);
  const words = {
    not_allowed: t.notAllowed,
    not_found: t.notFound,
    in_use: t.inUse,
    insecure: t.insecure,
    unknown: t.unknown,
    nothing: t.nothing,
  };
  return (
    <>
      <p className={classes.words} role="alert">
        {words[why]}
      </p>
      {why !== 'insecure' && (
        <Button variant="default" onClick={onAgain}>
          {t.tryAgain}
        </Button>
      )}
    </>
  );
}

type RecordingProps = Omit<VoiceRecorderProps, 'onCancel'> & { recorded: Spoken };

function Recording({ recorded, to, mayAdd, onDone, onSpoken }: RecordingProps) {
  const t = useTexts(voiceTexts);
  const url = useObjectUrl(recorded.blob);
  const { percent, problem, setProblem, add } = useAddVoice(to, onDone);
  const isGone = useRef(false);
  const isAdding = percent !== null;

  /** Of two taps the second finds it sent. */
  function send(): void {
    if (isGone.current || isAdding) return;
    if (hasRoomFor(recorded.blob)) {
      isGone.current = true;
      onSpoken?.(recorded);
    } else setProblem(t.noRoom);
  }

  return (
    <>
      <div className={classes.listen}>
        {url && <VoiceNote url={url} identity={url} seconds={recorded.seconds} />}
        {isAdding && <ProgressBar percent={percent} label={t.sending} />}
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {mayAdd && onSpoken && (
        <IconButton label={t.add} aria-disabled={isAdding} onClick={() => add(recorded)}>
          <IconPencil size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {onSpoken ? (
        <MainButton label={t.send} aria-disabled={isAdding} onClick={send}>
          <IconSend2 size={22} stroke={1.75} aria-hidden />
        </MainButton>
      ) : (
        <MainButton
          label={problem ? t.tryAgain : t.use}
          aria-disabled={isAdding}
          onClick={() => add(recorded)}
        >
          <IconPlus size={22} stroke={1.75} aria-hidden />
        </MainButton>
      )}
    </>
  );
}

/** As everywhere, Escape leaves what was begun; but not what somebody has spoken, of which nothing would be left. */
function useEscape(leave: (() => void) | null): void {
  useEffect(() => {
    if (!leave) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [leave]);
}
