import type { CallResponse, Calls } from '@likha/contract';
import { LIVE } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { LiveDeps } from '../live-deps.ts';
import { demandEngine } from '../streams/demand-engine.ts';
import { findAnyStream, findStream } from '../streams/streams.queries.ts';
import { demandOpen, demandRunning } from './demand-open.ts';

type Watching = CallResponse<Calls['watchLive']>;

/** Who has no account has no name to show. */
const NOBODY = 'Likha';

/**
 * Addresses by which a viewer watches a stream that runs (P629): theirs alone, for some minutes, and good while `mayStillWatch` says so.
 * @throws AppError `live_not_found`, `live_not_begun`, `live_ended`, as `demandOpen`, `service_unavailable`
 */
export async function watchLive(deps: LiveDeps, viewer: Viewer | null, id: string): Promise<Watching> {
  const stream = await findStream(deps.db, id, viewer?.id ?? null, deps.clock.now());
  if (!stream) throw new AppError('live_not_found');
  demandOpen(stream, viewer);
  demandRunning(stream);
  return addressesFor(deps, id, {
    id: viewer?.id ?? `guest-${deps.ids.next()}`,
    sessionId: viewer?.sessionId ?? null,
    name: viewer ? `@${viewer.username}` : NOBODY,
  });
}

/** Addresses for who looks unseen: they are not counted, and nobody hears of it. @throws AppError `live_not_found`, `live_not_begun`, `live_ended` */
export async function watchUnseen(deps: LiveDeps, staff: Viewer, id: string): Promise<Watching> {
  const stream = await findAnyStream(deps.db, id, deps.clock.now());
  if (!stream) throw new AppError('live_not_found');
  demandRunning(stream);
  const name = `@${staff.username}`;
  return addressesFor(deps, id, {
    id: `staff-${staff.id}`,
    sessionId: staff.sessionId,
    name,
    isUnseen: true,
  });
}

interface Watcher {
  id: string;
  sessionId: string | null;
  name: string;
  isUnseen?: boolean;
}

async function addressesFor(deps: LiveDeps, id: string, { name, ...viewer }: Watcher): Promise<Watching> {
  const until = new Date(deps.clock.now().getTime() + LIVE.watchMinutes * MINUTE_MS);
  const watching = await demandEngine(deps).watch(id, { ...viewer, until });
  const isHls = watching.kind === 'hls';
  return {
    kind: watching.kind,
    playlist_url: isHls ? watching.playlistUrl : null,
    url: isHls ? null : watching.url,
    token: isHls ? null : watching.token,
    until: until.toISOString(),
    name,
  };
}
