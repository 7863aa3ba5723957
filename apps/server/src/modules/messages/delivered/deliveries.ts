import type { BaseDeps } from '../../../platform/base-deps.ts';
import { type Handed, moveDelivered } from './delivered.queries.ts';

/** So long a mark may be late: what comes meanwhile is one statement. */
const FLUSH_EVERY_MS = 300;
const AT_ONCE = 500;
const MOST_WAITING = 50_000;

/** Collects which messages devices were handed, and moves the marks of their people a few times a second (P670): nobody waits for it. */
export interface Deliveries {
  note(personId: string, messages: readonly { conversationId: string; seq: number }[]): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** What is lost with the process, or left as there is no room, is noted with the next message, or once it is read. */
export function createDeliveries(deps: Pick<BaseDeps, 'db' | 'log'>): Deliveries {
  let waiting: Handed[] = [];
  let flushing: Promise<void> | null = null;

  async function moveAll(): Promise<void> {
    const handed = waiting;
    waiting = [];
    for (let from = 0; from < handed.length; from += AT_ONCE) {
      const part = handed.slice(from, from + AT_ONCE);
      try {
        // Whose side somebody had in hand at that moment: all of them once more, as those that moved move no further.
        if ((await moveDelivered(deps.db, part)) > 0) keep(part);
      } catch (error) {
        deps.log.warn({ err: error }, 'what was delivered could not be noted');
      }
    }
  }
  function keep(handed: readonly Handed[]): void {
    if (waiting.length + handed.length <= MOST_WAITING) waiting.push(...handed);
  }
  async function flush(): Promise<void> {
    while (flushing) await flushing;
    if (waiting.length === 0) return;
    flushing = moveAll().finally(() => {
      flushing = null;
    });
    await flushing;
  }

  const timer = setInterval(() => void (flushing ?? flush()), FLUSH_EVERY_MS);
  timer.unref();
  return {
    note: (personId, messages) => keep(messages.map((message) => ({ personId, ...message }))),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
