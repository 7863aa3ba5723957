import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { LiveDeps } from '../live-deps.ts';
import { findStream } from '../streams/streams.queries.ts';
import { deleteReminder, insertReminder } from './notices.queries.ts';

/** Asks to be told of a stream, or no more (P640). May be repeated. @throws AppError `live_not_found`; `live_ended` for who asks too late */
export async function remindMe(
  deps: LiveDeps,
  viewer: Viewer,
  liveId: string,
  has: boolean,
): Promise<{ has_reminder: boolean }> {
  const now = deps.clock.now();
  const stream = await findStream(deps.db, liveId, viewer.id, now);
  if (!stream) throw new AppError('live_not_found');
  if (!has) await deleteReminder(deps.db, liveId, viewer.id);
  else {
    if (stream.state === 'ended') throw new AppError('live_ended');
    await insertReminder(deps.db, { live_id: liveId, person_id: viewer.id, created_at: now });
  }
  return { has_reminder: has };
}
