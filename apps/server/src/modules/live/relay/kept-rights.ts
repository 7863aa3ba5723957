import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import type { LiveRights } from '../watching/live-rights.ts';

/** Each player asks twice a second; for so long a yes holds, unless somebody is cut. A no is for now alone: who pays has the right. */
const KEPT_MS = 1500;
const MOST = 20_000;

export interface KeptRights extends LiveRights {
  forget(streamId: string, viewerId: string | 'all'): void;
}

/** Asks once for all that comes within a second and a half, so that whoever loses a right is cut within two (P617). What is asked while an answer is on its way waits for that one. */
export function createKeptRights(rights: LiveRights): KeptRights {
  const watching = keep(
    (streamId, viewerId) => rights.mayStillWatch(streamId, viewerId),
    (may) => may,
  );
  const sending = keep(
    (streamId, generation) => rights.mayIngest(streamId, Number(generation)),
    (right) => right === 'yes',
  );
  return {
    mayStillWatch: watching.ask,
    mayIngest: (streamId, generation) => sending.ask(streamId, String(generation)),
    forget(streamId, viewerId) {
      watching.forget(streamId, viewerId);
      if (viewerId === 'all') sending.forget(streamId, 'all');
    },
  };
}

function keep<Answer>(
  ask: (streamId: string, who: string) => Promise<Answer>,
  isYes: (answer: Answer) => boolean,
) {
  const kept = new LRUCache<string, { answer: Promise<Answer> }>({ ...atMost(MOST), ttl: KEPT_MS });
  return {
    ask(streamId: string, who: string): Promise<Answer> {
      const name = `${streamId} ${who}`;
      const known = kept.get(name);
      if (known) return known.answer;
      const entry = { answer: ask(streamId, who) };
      kept.set(name, entry);
      const forget = () => {
        if (kept.peek(name) === entry) kept.delete(name);
      };
      entry.answer.then((answer) => isYes(answer) || forget(), forget);
      return entry.answer;
    },
    forget(streamId: string, who: string | 'all'): void {
      if (who !== 'all') return void kept.delete(`${streamId} ${who}`);
      for (const name of [...kept.keys()]) if (name.startsWith(`${streamId} `)) kept.delete(name);
    },
  };
}
