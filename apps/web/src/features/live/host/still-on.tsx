import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { secondsLeft } from './going-on.ts';
import { roomTexts } from './room.texts.generated.ts';

/** Of a stream that runs and is not sent from here: how long its host may take to go on with it (P623). */
export function StillOn({ until }: { until: number | null }) {
  const t = useTexts(roomTexts);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  const left = until === null ? null : secondsLeft(until, now);
  return (
    <p role="timer" data-testid="still-on">
      {left === null ? (
        t.sentElsewhere
      ) : (
        <strong>{left === 0 ? t.isEnding : t.goOnWithin({ seconds: left })}</strong>
      )}
    </p>
  );
}
