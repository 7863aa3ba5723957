import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { RoomFacts } from '../chat/use-live-room.ts';
import type { BroadcastState } from './broadcast.ts';
import { lineWords } from './line-words.ts';
import classes from './on-air-notices.module.css';
import { problemWords } from './problem-words.ts';
import { roomTexts } from './room.texts.generated.ts';
import type { Capture } from './use-capture.ts';
import { useIsGone } from './use-is-gone.ts';
import { useIsQuiet } from './use-is-quiet.ts';

interface OnAirNoticesProps {
  capture: Capture;
  state: BroadcastState;
  warning: RoomFacts['warning'];
  /** Opens the camera that is gone again, or another. */
  onCamera: () => void;
  /** The same of the microphone. */
  onMicrophone: () => void;
}

/** What a creator has to know while they are live, over their picture: what staff says first, then what viewers do not get. */
export function OnAirNotices({ capture, state, warning, onCamera, onMicrophone }: OnAirNoticesProps) {
  const t = useTexts(roomTexts);
  const [seen, setSeen] = useState<string | null>(null);
  const away = useAway();
  const now = useNow(state.since !== null);
  const isCameraGone = useIsGone(capture.stream, 'video');
  const isMicrophoneGone = useIsGone(capture.stream, 'audio');
  const isCameraQuiet = useIsQuiet(capture.stream, 'video');
  const isMicrophoneQuiet = useIsQuiet(capture.stream, 'audio');
  const isAnyGone = isCameraGone || isMicrophoneGone;
  const words = [
    isCameraGone && t.cameraGone,
    isMicrophoneGone && t.microphoneGone,
    isAnyGone && capture.problem && problemWords(capture.problem, t).text,
    !isCameraGone && isCameraQuiet && t.cameraQuiet,
    !isMicrophoneGone && isMicrophoneQuiet && t.microphoneQuiet,
    lineWords(state, now, t),
    capture.isMuted && t.muted,
    // Elsewhere the screen is kept on.
    !('wakeLock' in navigator) && t.keepOn,
    away > 0 && t.wasAway({ seconds: away }),
  ].filter((each): each is string => typeof each === 'string');
  return (
    <div className={classes.notices}>
      {warning && warning.at !== seen && (
        <div className={classes.warning} role="alert" data-testid="staff-warning">
          <strong>{t.warning}</strong>
          <p>{warning.text}</p>
          <Button onClick={() => setSeen(warning.at)}>{t.understood}</Button>
        </div>
      )}
      <div role="status" className={classes.words} data-testid="on-air-notices">
        {words.map((each) => (
          <p key={each} className={classes.notice}>
            {each}
          </p>
        ))}
      </div>
      {isAnyGone && (
        <div className={classes.act}>
          {isCameraGone && <Button onClick={onCamera}>{t.openCamera}</Button>}
          {isMicrophoneGone && <Button onClick={onMicrophone}>{t.openMicrophone}</Button>}
        </div>
      )}
    </div>
  );
}

function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

/** Shorter than this nobody notices. */
const SHORTEST_MS = 3000;
const SAID_MS = 12_000;

/** For how many seconds the page was just behind another, or its screen off; 0 while that is no news. */
function useAway(): number {
  const [away, setAway] = useState(0);
  useEffect(() => {
    let leftAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      const ms = leftAt === null ? 0 : Date.now() - leftAt;
      leftAt = null;
      if (ms < SHORTEST_MS) return;
      setAway(Math.round(ms / 1000));
      clearTimeout(timer);
      timer = setTimeout(() => setAway(0), SAID_MS);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      clearTimeout(timer);
    };
  }, []);
  return away;
}
