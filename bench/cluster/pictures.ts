import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookieName } from '../../apps/server/src/platform/http/session-cookie.ts';
import type { Person } from '../../apps/server/test/factory.ts';
import { formBody, jpeg } from '../../apps/server/test/forms.ts';
import type { Seen } from './load.ts';

/** Between what one creator posts: uploads have a limit of their own. */
const PAUSE_MS = 11_000;
const CALL_MS = 15_000;
const AGAIN_MS = 1000;
const PATIENCE_MS = 180_000;

export interface Pictures {
  seen: Seen;
  answeredAt: number[];
  /** Posts that were answered, by their ids. */
  posted: Set<string>;
  wrong: string[];
  end(): Promise<void>;
}

/**
 * Creators who post pictures, each under one name until it was answered, and look at each at once: what the store took must be there.
 * @param url of what people reach
 */
export function startPictures(url: string, creators: readonly Person[]): Pictures {
  const pictures = {
    seen: new Map() as Seen,
    answeredAt: [] as number[],
    posted: new Set<string>(),
    wrong: [] as string[],
  };
  let isOver = false;
  const working = creators.map((creator, index) => live(creator, index).catch(() => undefined));

  async function live(creator: Person, index: number): Promise<void> {
    const cookie = `${sessionCookieName(url)}=${creator.cookie}`;
    for (let turn = 0; !isOver; turn += 1) {
      const form = formBody({
        fields: { title: `Picture ${index}-${turn}`, content: 'Of the sea', client_id: randomUUID() },
        files: [{ content: await jpeg(320, 200 + (turn % 20)) }],
      });
      const headers = { ...form.headers, ...creator.headers };
      const body = new Uint8Array(form.payload);
      const { id, media_url: address } = JSON.parse(
        (await until('a post', () => ask('/api/content', { method: 'POST', headers, body }))).toString(),
      );
      pictures.posted.add(id);
      const shown = await until('a picture', () => ask(address, { headers: { cookie } }));
      if (shown.length < 500) pictures.wrong.push(`a picture of ${shown.length} bytes`);
      await pause(PAUSE_MS);
    }
  }

  async function ask(path: string, options: RequestInit): Promise<{ status: number; content: Buffer }> {
    return fetch(new URL(path, url), { ...options, signal: AbortSignal.timeout(CALL_MS) })
      .then(async (answer) => ({ status: answer.status, content: Buffer.from(await answer.arrayBuffer()) }))
      .catch(() => ({ status: 0, content: Buffer.alloc(0) }));
  }

  async function until(what: string, once: () => ReturnType<typeof ask>): Promise<Buffer> {
    const ends = Date.now() + PATIENCE_MS;
    while (Date.now() < ends) {
      const { status, content } = await once();
      if (status === 200 || status === 201) {
        pictures.answeredAt.push(Date.now());
        return content;
      }
      const code = /"code":"(\w+)"/.exec(content.subarray(0, 2000).toString())?.[1] ?? '';
      const said = `${what}: ${status || 'no answer'} ${code}`.trim();
      pictures.seen.set(said, (pictures.seen.get(said) ?? 0) + 1);
      await pause(AGAIN_MS);
    }
    pictures.wrong.push(`${what} was not answered in ${PATIENCE_MS / 1000} s`);
    throw new Error('nobody answers');
  }

  return {
    ...pictures,
    end: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };
}
