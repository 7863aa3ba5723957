import type { Log } from './platform/log.ts';

/** Longer than any request that is not an upload; after it the process ends whatever is still running. */
const DRAIN_TIMEOUT_MS = 30_000;

/** Stops what was started, last first, once: SIGTERM and Ctrl-C drain, a second signal ends at once. */
export function createShutdown(log: Log) {
  const steps: { name: string; stop: () => Promise<void> }[] = [];
  let stopping: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (const { name, stop } of steps.reverse()) {
      await stop().catch((error: unknown) => log.error({ err: error }, `${name} did not stop cleanly`));
    }
  }

  const stop = () => {
    stopping ??= run();
    return stopping;
  };

  const onSignal = () => {
    if (stopping) process.exit(1);
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Started by a parent that watches over us: when it is gone, nobody would stop us.
  process.on('disconnect', () => {
    if (!stopping) onSignal();
  });

  return {
    add(name: string, step: () => Promise<void>): void {
      steps.push({ name, stop: step });
    },
    stop,
  };
}
