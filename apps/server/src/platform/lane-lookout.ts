import type { WorkerEvents } from 'graphile-worker';
import type { Log } from './log.ts';

/** Sees whether a lane finds the queue: its library goes on in silence when it does not. */
export interface Lookout {
  /** Does it run as many jobs as it may? */
  isFull(): boolean;
  /** Milliseconds for which it could have taken a job and has not looked; 0 while it is full, and without an end before its first look. */
  blindForMs(): number;
  /** Resolves after so many failed looks on end. */
  isBlind(failures: number): Promise<void>;
}

/** Listens to what the queue's library says of its looks. */
export function createLookout(
  events: WorkerEvents,
  { concurrency, log, name }: { concurrency: number; log: Log; name: string },
): Lookout {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running = 0;
  let failures = 0;
  let tell: ((failures: number) => void) | undefined;

  const isFull = () => running >= concurrency;
  function seen(): void {
    lookedAt = performance.now();
    failures = 0;
  }
  events.on('worker:getJob:empty', seen);
  events.on('job:start', () => {
    running += 1;
    seen();
  });
  events.on('job:complete', () => {
    running -= 1;
  });
  events.on('worker:getJob:error', ({ error }) => {
    failures += 1;
    log.warn({ err: error, lane: name, failures }, 'a lane of the worker could not look for jobs');
    tell?.(failures);
  });

  return {
    isFull,
    blindForMs: () => (isFull() ? 0 : performance.now() - lookedAt),
    isBlind: (most) =>
      new Promise((blind) => {
        tell = (count) => {
          if (count >= most) blind();
        };
      }),
  };
}
