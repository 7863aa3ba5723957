import type { Log } from './platform/log.ts';

/** Longer than any request that is not an upload; after it the process ends whatever is still running. */
const DRAIN_TIMEOUT_MS = 30_000;
/** For what is to be said of it before. */
const ABANDON_TIMEOUT_MS = 2000;

interface Step {
  name: string;
  stop: () => Promise<void>;
  abandon?: (() => Promise<void>) | undefined;
}

/** Stops what was started, last first, once: SIGTERM and Ctrl-C drain, a second signal ends at once. */
export function createShutdown(log: Log, { drainTimeoutMs = DRAIN_TIMEOUT_MS } = {}) {
  const steps: Step[] = [];
  let stopping: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (const { name, stop } of steps.reverse()) {
      await stop().catch((error: unknown) => log.error({ err: error }, `${name} did not stop cleanly`));
    }
  }

  async function abandon(): Promise<void> {
    setTimeout(() => process.exit(1), ABANDON_TIMEOUT_MS);
    await Promise.allSettled(steps.map((step) => step.abandon?.()));
    process.exit(1);
  }

  const stop = () => {
    stopping ??= run();
    return stopping;
  };

  const onSignal = () => {
    if (stopping) process.exit(1);
    setTimeout(abandon, drainTimeoutMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Started by a parent that watches over us: when it is gone, nobody would stop us.
  process.on('disconnect', () => {
    if (!stopping) onSignal();
  });

  return {
    /** @param abandon what is done where the step has not ended in time, just before the process ends */
    add(name: string, step: () => Promise<void>, abandon?: () => Promise<void>): void {
      steps.push({ name, stop: step, abandon });
    },
    stop,
  };
}
