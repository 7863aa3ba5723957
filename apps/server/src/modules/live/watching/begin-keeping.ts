import { SECOND_MS } from '../../../platform/durations.ts';
import { LIVE_NEW } from '../chat/news.queries.ts';
import type { LiveDeps } from '../live-deps.ts';
import { takeStills } from '../staff/take-stills.ts';
import { closeStream, endByEngine } from '../streams/end-live.ts';
import { keepStreams } from './keep-streams.ts';
import { listOver } from './watchers.queries.ts';

const KEEP_EVERY_MS = SECOND_MS;
const STILLS_EVERY_MS = 2 * SECOND_MS;

/**
 * Looks after the streams that this process can reach: what is known of them, their stills, and the end of those that ended elsewhere (P628), which each node
 * hears of at once.
 * @returns how to stop
 */
export async function beginKeeping(deps: LiveDeps): Promise<() => void> {
  const { live: engine, listener } = deps;
  if (!engine) return () => undefined;
  let over = new Set<string>();
  listener?.on(LIVE_NEW, (id) => over.add(id));
  const stops = [
    repeat(deps, KEEP_EVERY_MS, () => keepStreams(deps)),
    repeat(deps, STILLS_EVERY_MS, () => takeStills(deps)),
    repeat(deps, SECOND_MS / 2, async () => {
      if (over.size === 0) return;
      const heard = [...over];
      over = new Set();
      for (const id of await listOver(deps.db, heard)) await closeStream(deps, id);
    }),
    engine.on('ended', ({ streamId }) => {
      endByEngine(deps, streamId).catch((error: unknown) =>
        deps.log.warn(
          { err: error, live_id: streamId },
          'a stream that its carrier ended could not be ended',
        ),
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Never twice at once. */
function repeat({ log }: LiveDeps, ms: number, act: () => Promise<void>): () => void {
  let isActing = false;
  const timer = setInterval(() => {
    if (isActing) return;
    isActing = true;
    act()
      .catch((error: unknown) => log.warn({ err: error }, 'streams could not be looked after'))
      .finally(() => {
        isActing = false;
      });
  }, ms).unref();
  return () => clearInterval(timer);
}
