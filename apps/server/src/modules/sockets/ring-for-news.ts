import { listLateNews } from '../notifications/index.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { SocketsDeps } from './sockets-deps.ts';

const LOOK_EVERY_MS = 2000;
/** A transaction that takes longer, or a clock that is further behind, and the tab finds it at its own next question. */
const LATEST_MS = 10_000;
const MOST = 5000;

/**
 * Rings whoever is here for what they were told in the app (P443): looked up every two seconds, as a transaction that rang by itself would
 * have to wait for all others that do, and money waits for nobody (decision 117).
 * @returns how to stop
 */
export function startRingingForNews(deps: SocketsDeps, sockets: OpenSockets): () => void {
  /** What was rung for, as far back as is looked. */
  let rung: ReadonlySet<string> = new Set();
  let isLooking = false;

  async function look(): Promise<void> {
    const after = new Date(deps.clock.now().getTime() - LATEST_MS);
    const late = await listLateNews(deps.db, sockets.people(), after, MOST);
    // One that somebody is added to is another than before.
    const nameOf = ({ id, at }: (typeof late)[number]) => `${id} ${at.getTime()}`;
    const fresh = late.filter(
      (news) => !rung.has(nameOf(news)) && sockets.wasHereBefore(news.person_id, news.at),
    );
    rung = new Set(late.map(nameOf));
    const people = new Set(fresh.map(({ person_id }) => person_id));
    for (const personId of people) sockets.ring(personId, null);
  }

  const timer = setInterval(() => {
    if (isLooking || sockets.size === 0) return;
    isLooking = true;
    look()
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'what people here were told of could not be looked up'),
      )
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
