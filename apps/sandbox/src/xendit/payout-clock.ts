import type { Sandbox } from '../sandbox.ts';
import { movePayout } from './move-payout.ts';
import { destinyOf, type SentPayout } from './sent-payout.ts';

export interface PayoutClock {
  /** Lets a payout go its way. */
  start(payout: SentPayout): void;
  stop(): void;
}

/** Moves payouts on by themselves, a step each time so many milliseconds have passed; null leaves them to the control calls. */
export function createPayoutClock(sandbox: Sandbox, stepMs: number | null): PayoutClock {
  const timers = new Set<NodeJS.Timeout>();

  function step(id: string): void {
    const payout = sandbox.store.payouts.get(id);
    if (!payout || stepMs === null) return;
    const steps = destinyOf(payout);
    const done = steps.findIndex(({ status }) => status === payout.status);
    const next = steps[done + 1];
    if (!next) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const current = sandbox.store.payouts.get(id);
      if (!current) return;
      const moved = movePayout(sandbox, current, next.status, next.failureCode);
      if (moved !== current) step(id);
    }, stepMs);
    timers.add(timer);
  }

  return {
    start: ({ id }) => step(id),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
