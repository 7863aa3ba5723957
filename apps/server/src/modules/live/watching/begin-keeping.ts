import { SECOND_MS } from '../../../platform/durations.ts';
import { VIEWER_CHANGED } from '../../accounts/index.ts';
import { LIVE_NEW } from '../chat/news.queries.ts';
import type { LiveDeps } from '../live-deps.ts';
import { closeCut } from '../staff/cut.ts';
import { takeStills } from '../staff/take-stills.ts';
import { closeStream, endByEngine, lookAfterStream } from '../streams/end-live.ts';
import { keepStreams } from './keep-streams.ts';
import { findStreamSentBy, listOver } from './watchers.queries.ts';

const KEEP_EVERY_MS = SECOND_MS;
const STILLS_EVERY_MS = 2 * SECOND_MS;
const HEAR_EVERY_MS = SECOND_MS / 2;

/**
 * Looks after the streams that this process can reach: what is known of them, their stills, and the end of those that ended elsewhere, or whose host may no
 * more (P628), of which each node hears at once.
 * @returns how to stop
 */
export async function beginKeeping(deps: LiveDeps): Promise<() => void> {
  const { live: engine, listener } = deps;
  if (!engine) return () => undefined;
  let changed = new Set<string>();
  let people = new Set<string>();
  listener?.on(LIVE_NEW, (id) => changed.add(id));
  // Their standing, their password or their name.
  listener?.on(VIEWER_CHANGED, (personId) => people.add(personId));
  const stops = [
    repeat(deps, KEEP_EVERY_MS, () => keepStreams(deps)),
    repeat(deps, STILLS_EVERY_MS, () => takeStills(deps)),
    repeat(deps, HEAR_EVERY_MS, async () => {
      const [ids, hosts] = [[...changed], [...people]];
      changed = new Set();
      people = new Set();
      for (const personId of hosts) await lookAfterHost(deps, personId);
      if (ids.length > 0)
        for (const over of await listOver(deps.db, ids))
          await (over.is_cut ? closeCut : closeStream)(deps, over.id);
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

async function lookAfterHost(deps: LiveDeps, personId: string): Promise<void> {
  const id = await findStreamSentBy(deps.db, personId);
  if (id !== undefined) await lookAfterStream(deps, id);
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
