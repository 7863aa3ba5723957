import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '../../../ui/icons/icons.generated.ts';
import classes from './player-controls.module.css';
import type { LivePlayer } from './use-live-player.ts';
import { watchTexts } from './watch.texts.generated.ts';

/** Pause, sound, small picture and full screen of a running stream. */
export function PlayerControls({ player }: { player: LivePlayer }) {
  const t = useTexts(watchTexts);
  const { state, video, isMuted } = player;
  const [volume, setVolume] = useState(1);
  const screen = useFullScreen(video);
  const isPaused = state === 'paused' || state === 'pressed';
  const changeVolume = (next: number) => {
    setVolume(next);
    if (video.current) video.current.volume = next;
    player.setMuted(next === 0);
  };
  return (
    <div className={classes.controls}>
      <IconButton label={isPaused ? t.play : t.pause} onClick={player.toggle}>
        {isPaused ? (
          <IconPlayerPlayFilled size={22} aria-hidden />
        ) : (
          <IconPlayerPauseFilled size={22} aria-hidden />
        )}
      </IconButton>
      <IconButton
        label={isMuted ? t.unmute : t.mute}
        className={isMuted ? classes.strong : ''}
        onClick={() => player.setMuted(!isMuted)}
      >
        {isMuted ? (
          <IconVolumeOff size={22} stroke={1.75} aria-hidden />
        ) : (
          <IconVolume size={22} stroke={1.75} aria-hidden />
        )}
      </IconButton>
      <input
        type="range"
        className={classes.volume}
        min={0}
        max={1}
        step={0.05}
        aria-label={t.volume}
        value={isMuted ? 0 : volume}
        onChange={(event) => changeVolume(Number(event.currentTarget.value))}
      />
      {isPaused && (
        <button type="button" className={classes.live} onClick={player.goLive}>
          {t.toLive}
        </button>
      )}
      <span className={classes.space} />
      {canBeSmall() && (
        <IconButton label={t.smallPicture} onClick={() => void toggleSmall(video.current)}>
          <IconPictureInPicture size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {canBeFull() && (
        <IconButton label={screen.isFull ? t.leaveFullScreen : t.fullScreen} onClick={screen.toggle}>
          {screen.isFull ? (
            <IconMinimize size={22} stroke={1.75} aria-hidden />
          ) : (
            <IconMaximize size={22} stroke={1.75} aria-hidden />
          )}
        </IconButton>
      )}
    </div>
  );
}

const isInBrowser = () => typeof document !== 'undefined';
const canBeSmall = () =>
  isInBrowser() &&
  document.pictureInPictureEnabled === true &&
  'requestPictureInPicture' in HTMLVideoElement.prototype;
/** A page may fill the screen, and not every browser says so of one that cannot. */
const canPageBeFull = () => document.fullscreenEnabled && 'requestFullscreen' in HTMLElement.prototype;
/** Browsers within other apps often can neither. */
const canBeFull = () =>
  isInBrowser() && (canPageBeFull() || 'webkitEnterFullscreen' in HTMLVideoElement.prototype);

async function toggleSmall(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // The browser does not want to now, as before the picture is there.
  }
}

/** iPhones know full screen of a video alone. */
type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function enterAlone(video: OldVideo | null): void {
  try {
    video?.webkitEnterFullscreen?.();
  } catch {
    // It refuses before the first picture is there.
  }
}

/**
 * Fills the screen with the picture and all that lies on it, the viewer's name and the chat among it. By the whole page, where the picture is in no
 * frame of its own: in front of it dialogs and what is said of them would not be seen.
 */
function useFullScreen(video: LivePlayer['video']): { isFull: boolean; toggle: () => void } {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = () => {
    const element: OldVideo | null = video.current;
    const frame = element?.closest<HTMLElement>('[data-live-frame]') ?? document.documentElement;
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (canPageBeFull()) void frame.requestFullscreen().catch(() => undefined);
    else enterAlone(element);
  };
  return { isFull, toggle };
}
