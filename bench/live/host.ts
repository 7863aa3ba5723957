import { setTimeout as pause } from 'node:timers/promises';
import type { MadeStream } from '../../apps/server/src/providers/live/live-parts.fixture.ts';

export interface HostOptions {
  origin: string;
  url: string;
  token: string;
  session: string;
  made: MadeStream;
  partMs: number;
}

/** Sends a stream as it happens, over and over the same pictures with time going on. @returns how to stop */
export function sendLive({ origin, url, token, session, made, partMs }: HostOptions): () => Promise<number> {
  const state = { isStopped: false, late: 0 };
  const headers = {
    'content-type': 'video/mp4',
    'x-likha-ingest': token,
    authorization: `Bearer ${session}`,
  };
  async function put(n: number, bytes: Buffer): Promise<void> {
    const answer = await fetch(`${origin}${url}/${n}.mp4`, {
      method: 'PUT',
      headers,
      body: new Uint8Array(bytes),
    });
    if (answer.status !== 200) throw new Error(`part ${n}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  const work = (async () => {
    await put(0, made.init);
    const began = performance.now();
    for (let n = 1; n <= made.parts.length && !state.isStopped; n += 1) {
      const due = began + n * partMs;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      await put(n, made.parts[n - 1] as Buffer);
      if (performance.now() - due > partMs) state.late += 1;
    }
  })();
  return async () => {
    state.isStopped = true;
    await work;
    return state.late;
  };
}
