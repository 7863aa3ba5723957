export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds until a moment, in parts; null once it is there. @param ms milliseconds */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
