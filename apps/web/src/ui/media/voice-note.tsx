import type { CSSProperties } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconLock, IconPlayerPauseFilled, IconPlayerPlayFilled } from '../icons/icons.generated.ts';
import { clockTime } from './clock-time.ts';
import { type RenewAddress, useFreshAddress } from './use-fresh-address.ts';
import { useVoice } from './use-voice.ts';
import { voiceTexts } from './voice.texts.generated.ts';
import classes from './voice-note.module.css';

interface VoiceNoteProps {
  /** Null where it is locked. */
  url: string | null;
  /** Which one it is, whatever its address. */
  identity: string;
  seconds: number;
  renew?: RenewAddress;
}

/** A voice note: played in its place, at a speed of one's own. Nothing of it is loaded before somebody presses. */
export function VoiceNote({ url, identity, seconds, renew }: VoiceNoteProps) {
  const t = useTexts(voiceTexts);
  if (url !== null) return <Player url={url} identity={identity} seconds={seconds} renew={renew} />;
  return (
    <p className={classes.note} data-testid="voice-note">
      <span className={classes.sign}>
        <IconLock size={20} stroke={2} aria-hidden />
      </span>
      {t.locked({ length: clockTime(seconds) })}
    </p>
  );
}

interface PlayerProps extends VoiceNoteProps {
  url: string;
  renew: RenewAddress | undefined;
}

function Player({ url: given, identity, seconds, renew }: PlayerProps) {
  const t = useTexts(voiceTexts);
  const { url, hasFailed, handleError, retry } = useFreshAddress(identity, given, renew);
  const voice = useVoice(url, () => void handleError());
  const { isPlaying, at, speed } = voice;
  return (
    <fieldset className={classes.note} aria-label={t.voiceNote} data-testid="voice-note">
      <audio ref={voice.audio} src={url} preload="none" {...voice.events} />
      <button
        type="button"
        className={classes.sign}
        aria-label={isPlaying ? t.pause : t.play}
        onClick={() => {
          if (hasFailed) void retry();
          voice.toggle();
        }}
      >
        {isPlaying ? (
          <IconPlayerPauseFilled size={20} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden />
        )}
      </button>
      <input
        type="range"
        className={classes.track}
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(at, seconds)}
        style={{ '--done': `${(Math.min(at, seconds) / seconds) * 100}%` } as CSSProperties}
        aria-label={t.position}
        aria-valuetext={t.at({ at: clockTime(at), of: clockTime(seconds) })}
        onChange={(event) => voice.seek(Number(event.currentTarget.value))}
      />
      <span className={classes.time} aria-hidden>
        {clockTime(isPlaying || at > 0 ? at : seconds)}
      </span>
      <button
        type="button"
        className={classes.speed}
        aria-label={t.speed({ speed: String(speed) })}
        onClick={voice.faster}
      >
        {speed}×
      </button>
      {hasFailed && (
        <p className={classes.failed} role="status">
          {t.failed}
        </p>
      )}
    </fieldset>
  );
}
