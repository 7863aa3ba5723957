import { setTimeout as pause } from 'node:timers/promises';

export interface Driven {
  begun: number;
  /** Due while too many waited for answers already. */
  leftOut: number;
  seconds: number;
}

const TICK_MS = 20;
/** Whoever waits for an answer takes memory here: a server that says nothing shall not end the one who asks. */
const MOST_AT_ONCE = 1000;

/**
 * So many people each do something every so many seconds, whether or not the others were answered, as people do. Ends by itself: an
 * act ends after its own patience.
 */
export async function drive(
  {
    people,
    everySeconds,
    seconds,
    stop,
  }: { people: number; everySeconds: number; seconds: number; stop: AbortSignal },
  act: (person: number) => Promise<void>,
): Promise<Driven> {
  const aSecond = people / everySeconds;
  const began = performance.now();
  const under = new Set<Promise<void>>();
  let [due, begun, leftOut] = [0, 0, 0];
  const sinceMs = () => performance.now() - began;
  while (sinceMs() < seconds * 1000 && !stop.aborted) {
    for (const until = Math.floor((sinceMs() / 1000) * aSecond); due < until; due += 1) {
      if (under.size >= MOST_AT_ONCE) {
        leftOut += 1;
        continue;
      }
      begun += 1;
      const acting: Promise<void> = act(due % people)
        .catch(() => undefined)
        .finally(() => under.delete(acting));
      under.add(acting);
    }
    await pause(TICK_MS);
  }
  const took = sinceMs() / 1000;
  await Promise.all(under);
  return { begun, leftOut, seconds: took };
}
