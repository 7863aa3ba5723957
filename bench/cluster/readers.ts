import { setTimeout as pause } from 'node:timers/promises';
import { sessionCookieName } from '../../apps/server/src/platform/http/session-cookie.ts';
import type { Person } from '../../apps/server/test/factory.ts';
import type { Seen } from './load.ts';
import { METRICS_TOKEN } from './nodes.ts';

const GUESTS = 3;
/** Between what one of them reads. */
const PAUSE_MS = 300;
const CALL_MS = 10_000;

export interface Readers {
  /** When each guest was answered, in milliseconds. */
  answeredAt: number[];
  /** What guests saw besides answers. */
  seen: Seen;
  /** A browser that did not see what it had written. */
  wrong: string[];
  /** How many answers to guests nginx had kept. */
  kept(): number;
  /** How often one looked for what it had written. */
  looks(): number;
  end(): Promise<void>;
}

/**
 * Guests who look at the directory and a profile, and browsers that follow a creator, stop, and look at once what they have done, as
 * replicas may answer.
 * @param url of the balancer
 */
export function startReaders(url: string, creator: Person, browsers: readonly Person[]): Readers {
  const readers = { answeredAt: [] as number[], seen: new Map() as Seen, wrong: [] as string[] };
  const profile = `/api/users/by-username/${creator.username}`;
  const asked = ['/api/creators', profile, `/${creator.username}`];
  let isOver = false;
  let looks = 0;
  let kept = 0;

  async function ask(path: string, options: RequestInit = {}): Promise<Response | null> {
    return fetch(url + path, { ...options, signal: AbortSignal.timeout(CALL_MS) }).catch(() => null);
  }

  async function beGuest(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const answer = await ask(asked[turn % asked.length] ?? profile);
      const isAnswered = answer?.status === 200 && (await answer.text().catch(() => '')) !== '';
      if (answer?.headers.get('x-cache') === 'HIT') kept += 1;
      if (isAnswered) readers.answeredAt.push(Date.now());
      else {
        const what = String(answer?.status ?? 'no answer');
        readers.seen.set(what, (readers.seen.get(what) ?? 0) + 1);
      }
      await pause(PAUSE_MS);
    }
  }

  async function beBrowser({ cookie }: Person): Promise<void> {
    const session = `${sessionCookieName(url)}=${cookie}`;
    while (!isOver) {
      const followed = await ask(`/api/creators/${creator.id}/follow`, {
        method: 'POST',
        headers: { cookie: session, origin: url },
      });
      // Of one that got no answer nobody knows what became.
      if (followed?.status === 200) {
        const said = ((await followed.json()) as { is_following: boolean }).is_following;
        await expectFollowing(said, `${session}; ${followed.headers.getSetCookie()[0]?.split(';')[0]}`);
      }
      await pause(PAUSE_MS);
    }
  }

  /** Asked until it is answered. */
  async function expectFollowing(said: boolean, cookie: string): Promise<void> {
    for (;;) {
      const answer = await ask(profile, { headers: { cookie } });
      if (answer?.status === 200) {
        looks += 1;
        const { is_following: seen } = (await answer.json()) as { is_following: boolean };
        if (seen !== said) readers.wrong.push(`a browser that followed (${said}) does not see it`);
        return;
      }
      if (isOver) return;
      await pause(PAUSE_MS);
    }
  }

  const all = [...Array.from({ length: GUESTS }, () => beGuest()), ...browsers.map(beBrowser)];
  return {
    ...readers,
    looks: () => looks,
    kept: () => kept,
    end: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** How many reads each process says that replicas and the primary have answered. */
export async function countReads(ports: readonly number[]): Promise<string> {
  const counts = new Map<string, number>();
  for (const port of ports) {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers }).catch(() => null);
    const text = (await answer?.text()) ?? '';
    for (const [, target = '', count] of text.matchAll(/^database_reads_total\{target="(\w+)"\} (\d+)$/gm))
      counts.set(target, (counts.get(target) ?? 0) + Number(count));
  }
  return [...counts].map(([target, count]) => `${count} by ${target}`).join(', ');
}
