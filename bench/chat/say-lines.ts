import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Said {
  /** Those that were taken. */
  count(): number;
  stop(): Promise<void>;
}

const WORDS = ['Hello po!', 'Ang ganda', 'Kumusta kayo diyan?', 'Sana all 😍', 'More please, ang saya nito'];

/** People write in the chat of a stream, so many lines a second all together, as steadily as it goes. */
export function sayLines(origin: string, streamId: string, tokens: readonly string[], aSecond: number): Said {
  const state = { isStopped: false, taken: 0 };
  const asked = new Set<Promise<void>>();
  async function say(turn: number): Promise<void> {
    const answer = await fetch(`${origin}/api/live/${streamId}/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[turn % tokens.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ client_id: randomUUID(), text: `${WORDS[turn % WORDS.length]} #${turn}` }),
    });
    if (!answer.ok) throw new Error(`a line was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    state.taken += 1;
  }
  const work = (async () => {
    const began = performance.now();
    for (let turn = 0; !state.isStopped; turn += 1) {
      await pause(Math.max(0, began + (turn * 1000) / aSecond - performance.now()));
      const asking = say(turn).finally(() => asked.delete(asking));
      asked.add(asking);
    }
    await Promise.all(asked);
  })();
  return {
    count: () => state.taken,
    async stop() {
      state.isStopped = true;
      await work;
    },
  };
}
