import type { CallResponse, Calls } from '@likha/contract';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { noteChange } from '../chat/news.queries.ts';
import type { LiveDeps } from '../live-deps.ts';
import { presentLive } from '../present-live.ts';
import { presenting } from '../presenting.ts';
import { readPeople } from '../streams/name-people.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { watchUnseen } from '../watching/watch-live.ts';
import { demandRunning } from './demand-running.ts';
import { type Judge, note } from './note.ts';
import { listWall } from './staff.queries.ts';

/** So many tiles on a wall. */
const MOST = 100;

/** Whom of the staff was shown who is on camera in which stream, as `staff:stream`: a wall is looked at anew every few seconds, and is on record once. */
export interface SeenStreams {
  has(key: string): boolean;
  set(key: string, seen: true): unknown;
}

/** All streams that run, with who is on camera: that this was looked at is on record, before it is answered (P638). */
export async function readWall(
  deps: LiveDeps,
  staff: Viewer,
  { from, seen }: { from: string; seen: SeenStreams },
): Promise<CallResponse<Calls['listRunningLives']>> {
  const by = presenting(deps);
  const rows = await listWall(deps.db, by.now, MOST);
  const people = await readPeople(
    deps,
    deps.db,
    rows.map(({ id }) => id),
  );
  const keyOf = (id: string) => `${staff.id}:${id}`;
  const fresh = rows.filter(({ id }) => !seen.has(keyOf(id)));
  await inTransaction(deps.db, async (tx) => {
    for (const { id } of fresh) await note(deps, tx, { id: staff.id, from }, { act: 'view', id });
  });
  for (const { id } of fresh) seen.set(keyOf(id), true);
  const lives = rows.map((row) => ({
    live: presentLive(row, staff, by),
    still_url: row.still_key === null ? null : by.stills.sign(row.still_key, 'clear', by.now),
    still_at: row.still_at?.toISOString() ?? null,
    reports_count: row.reports_count,
    people: people.get(row.id) ?? [],
    warnings_count: row.warnings_count,
    is_flagged: row.is_flagged,
  }));
  return { lives };
}

/** Looks at a stream unseen; on record before it is answered. @throws as `watchUnseen` */
export async function watchAsStaff(
  deps: LiveDeps,
  staff: Viewer,
  id: string,
  from: string,
): Promise<CallResponse<Calls['watchLive']>> {
  const watching = await watchUnseen(deps, staff, id);
  await inTransaction(deps.db, (tx) => note(deps, tx, { id: staff.id, from }, { act: 'watch', id }));
  return watching;
}

/** Warns a host, who reads it over their picture. @throws AppError `live_not_found`, `live_ended` */
export async function warnHost(deps: LiveDeps, judge: Judge, id: string, text: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stream = demandRunning(await lockStream(tx, id));
    const warned = { warning: text, warned_at: deps.clock.now(), warnings_count: stream.warnings_count + 1 };
    await updateStream(tx, id, warned);
    await note(deps, tx, judge, { act: 'warn', id, after: { text, creator_id: stream.creator_id } });
    await noteChange(tx, id);
  });
}
