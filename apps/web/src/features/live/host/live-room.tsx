import { useEffect, useEffectEvent, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { BeforeAir } from './before-air.tsx';
import type { HostedLive } from './early-start.ts';
import { OnAirView } from './on-air-view.tsx';
import { OverAir } from './over-air.tsx';
import { problemWords } from './problem-words.ts';
import { roomTexts } from './room.texts.generated.ts';
import { OtherEngine, useBroadcast } from './use-broadcast.ts';
import { useCapture } from './use-capture.ts';

interface LiveRoomProps {
  live: HostedLive;
  /** It runs, and ends then where nothing more comes of it, by `Date.now()`; else null. */
  until: number | null;
  onClose: () => void;
}

/** A creator in front of the camera: before the stream, while it runs, and once it is over. */
export function LiveRoom({ live, until, onClose }: LiveRoomProps) {
  const t = useTexts(roomTexts);
  const capture = useCapture();
  const air = useBroadcast(live.id);
  const [isStarting, setIsStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [hasEnded, setHasEnded] = useState(false);

  const isOver = air.state?.is === 'over';
  const closeDevices = useEffectEvent(() => capture.stop());
  // Whatever ended it: no light of a camera tells that somebody is seen who is not (P1051).
  useEffect(() => {
    if (isOver) closeDevices();
  }, [isOver]);

  async function start(): Promise<void> {
    if (isStarting) return;
    setIsStarting(true);
    setRefused(null);
    try {
      const stream = capture.stream ?? (await capture.again());
      if (stream) await air.start(stream);
    } catch (error) {
      setRefused(error instanceof OtherEngine ? t.elsewhere : detailOf(error, t.again));
      if (isOver) capture.stop();
    }
    setIsStarting(false);
    void invalidate(['GET /live/own', 'GET /live/of/{username}']);
  }
  function end(): void {
    air.stop();
    capture.stop();
    setHasEnded(true);
    void invalidate(['GET /live/own', 'GET /live/of/{username}', 'GET /live']);
  }

  if (hasEnded) return <OverAir live={live} why="host" onClose={onClose} />;
  if (air.state?.is === 'over' && air.state.why)
    return (
      <OverAir
        live={live}
        why={air.state.why}
        isStarting={isStarting}
        refused={refused ?? (capture.problem && problemWords(capture.problem, t).text)}
        onAgain={() => void start()}
        onClose={onClose}
      />
    );
  if (!air.state)
    return (
      <BeforeAir
        live={live}
        until={until}
        capture={capture}
        isStarting={isStarting}
        refused={refused}
        onStart={() => void start()}
        onClose={onClose}
      />
    );
  return <OnAirView live={live} capture={capture} air={air} state={air.state} onEnd={end} />;
}
