import { cutLive, type LiveDeps } from '../live/index.ts';
import { closeReports } from './close-reports.ts';

/**
 * Cuts a stream that staff looks at on the wall (P638), and closes what waits about it, as every removal does (P217).
 * @throws AppError `live_not_found`, `live_ended`
 */
export function cutStream(
  deps: LiveDeps,
  judge: { id: string; from: string },
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const closed = { by: judge.id, notes: reason };
  return cutLive(deps, judge, { id, reason }, (tx) => closeReports(deps, tx, { type: 'live', id }, closed));
}
