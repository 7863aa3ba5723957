import { useEffect, useState } from 'react';

/** Whole seconds until one may write again; 0 for now. */
export function secondsLeft(writtenAt: number | null, slowSeconds: number, now: number): number {
  if (writtenAt === null) return 0;
  return Math.max(0, Math.ceil((writtenAt + slowSeconds * 1000 - now) / 1000));
}

/** Counts down between two lines of one's own. */
export function useSlowMode(slowSeconds: number): { left: number; written: () => void } {
  const [writtenAt, setWrittenAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = secondsLeft(writtenAt, slowSeconds, now);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    left,
    written: () => {
      setNow(Date.now());
      setWrittenAt(Date.now());
    },
  };
}
