import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import type { LiveNews } from '@likha/contract/live/live-news';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import type { Listener } from '../../../platform/listener.ts';
import { isWaiting } from '../live.policy.ts';
import { presentWarning } from '../present-live.ts';
import { whoMayWatch } from '../watching/may-still-watch.ts';
import { listLineRows, listRemoved, listShownRows } from './lines.queries.ts';
import { LIVE_NEW } from './news.queries.ts';
import { presentLine } from './present-line.ts';
import { listRooms, type RoomRow } from './rooms.queries.ts';

/** Somebody with a socket on this node who looks at a stream. */
export interface Looker {
  readonly personId: string;
  /** Their socket is open. */
  isHere(): boolean;
  tell(news: LiveNews): void;
}

interface Room {
  readonly lookers: Set<Looker>;
  /** Up to where was said; null until it was looked up. */
  saidSeq: number | null;
  saidAt: Date;
  /** As it was said last to its host and to others, to say nothing where nothing is new. */
  readonly said: Map<'host' | 'others', string>;
  isNew: boolean;
}

export interface LiveRooms {
  /** Somebody looks at a stream, if they may: one at a time. */
  enter(looker: Looker, streamId: string): Promise<void>;
  leave(looker: Looker): void;
  stop(): void;
}

type RoomsDeps = Pick<BaseDeps, 'db' | 'clock' | 'log'>;

/** Whether lookers still may, and what nobody announced (a picture that went away), is asked about so often. */
const LOOK_EVERY_MS = 3 * SECOND_MS;
/** Lines that were removed a moment before the last time may have been committed after it. */
const MARGIN_MS = 5 * SECOND_MS;

/**
 * Says to who looks at a stream what is new in it, at most twice a second and the same to all but its host, who hears from staff, too (P635): each node hears what is announced, and asks the
 * database once a stream, however many look. What a socket misses is had by asking.
 */
export function createLiveRooms(deps: RoomsDeps, listener: Listener): LiveRooms {
  const rooms = new Map<string, Room>();
  const places = new Map<Looker, string>();

  listener.on(LIVE_NEW, (streamId) => {
    const room = rooms.get(streamId);
    if (room) room.isNew = true;
  });
  listener.onReconnect(() => {
    for (const room of rooms.values()) room.isNew = true;
  });

  const beat = everyWhile(LIVE_CHAT.batchMs, deps, async () => {
    const due = [...rooms].filter(([, room]) => room.isNew);
    for (const [, room] of due) room.isNew = false;
    await sayNew(deps, new Map(due));
  });
  const look = everyWhile(LOOK_EVERY_MS, deps, async () => {
    for (const row of await listRooms(deps.db, [...rooms.keys()])) {
      const room = rooms.get(row.id);
      if (room && row.state === 'running') await dropWhoMayNoMore(row.id, room);
      else if (room) await endRoom(row, room);
    }
  });

  async function dropWhoMayNoMore(streamId: string, room: Room): Promise<void> {
    const may = await whoMayWatch(
      deps,
      streamId,
      [...room.lookers].map(({ personId }) => personId),
    );
    for (const looker of [...room.lookers]) if (!may.has(looker.personId)) leave(looker);
    room.isNew = true;
  }

  /** Who looks hears that it is over, and nothing after that. */
  async function endRoom(row: RoomRow, room: Room): Promise<void> {
    await sayOne(deps, row, room);
    for (const looker of [...room.lookers]) leave(looker);
  }

  function leave(looker: Looker): void {
    const streamId = places.get(looker);
    places.delete(looker);
    const room = streamId === undefined ? undefined : rooms.get(streamId);
    room?.lookers.delete(looker);
    if (streamId !== undefined && room?.lookers.size === 0) rooms.delete(streamId);
  }

  return {
    async enter(looker, streamId) {
      leave(looker);
      const may = await whoMayWatch(deps, streamId, [looker.personId]);
      // Who is gone by now leaves no more.
      if (!may.has(looker.personId) || !looker.isHere()) return;
      leave(looker);
      const room = rooms.get(streamId) ?? newRoom(deps.clock.now());
      rooms.set(streamId, room);
      room.lookers.add(looker);
      places.set(looker, streamId);
      // Said to all once more, so that who came hears how it stands.
      room.said.clear();
      room.isNew = true;
    },
    leave,
    stop() {
      beat();
      look();
      rooms.clear();
      places.clear();
    },
  };
}

function newRoom(now: Date): Room {
  return { lookers: new Set(), saidSeq: null, saidAt: now, said: new Map(), isNew: true };
}

/** Does something again and again, never twice at once. @returns how to stop */
function everyWhile(ms: number, { log }: Pick<BaseDeps, 'log'>, act: () => Promise<void>): () => void {
  let isActing = false;
  const timer = setInterval(() => {
    if (isActing) return;
    isActing = true;
    act()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'who looks at streams could not be told what is new'),
      )
      .finally(() => {
        isActing = false;
      });
  }, ms).unref();
  return () => clearInterval(timer);
}

async function sayNew(deps: RoomsDeps, due: ReadonlyMap<string, Room>): Promise<void> {
  if (due.size === 0) return;
  for (const row of await listRooms(deps.db, [...due.keys()])) {
    const room = due.get(row.id);
    if (room) await sayOne(deps, row, room);
  }
}

async function sayOne(deps: RoomsDeps, row: RoomRow, room: Room): Promise<void> {
  const now = deps.clock.now();
  // Who enters has asked for what there is, so a room begins with what comes from now on.
  const after = room.saidSeq ?? row.last_seq;
  const since = new Date(room.saidAt.getTime() - MARGIN_MS);
  const limit = LIVE_CHAT.page;
  const lines =
    row.last_seq > after ? await listLineRows(deps.db, row.id, { readerId: null, after, limit, now }) : [];
  const late = await listShownRows(deps.db, row.id, { upTo: after, since, limit, now });
  const removed = await listRemoved(deps.db, row.id, since, limit);
  // Lines that were written since the row was read are among them, and places are taken in the order in which they are committed.
  const last = lines.at(-1)?.seq ?? after;
  const cursor = lines.length === limit ? last : Math.max(row.last_seq, last);
  if (cursor < row.last_seq) room.isNew = true;
  room.saidSeq = cursor;
  room.saidAt = now;
  const news: LiveNews = {
    stream_id: row.id,
    after,
    lines: [...late, ...lines].map((line) => presentLine(line, null)),
    removed,
    cursor,
    state: row.state === 'running' && isWaiting(row, now) ? 'waiting' : row.state,
    viewers_count: row.viewers_count,
    goal_reached: row.goal_reached === null ? null : Number(row.goal_reached),
    pinned: row.pinned,
    slow_seconds: row.slow_seconds,
    subscribers_only: row.subscribers_only,
  };
  tellIn(room, 'others', news, ({ personId }) => personId !== row.creator_id);
  // What staff says to them nobody else hears, nor that it was said.
  const forHost = { ...news, warning: presentWarning(row) };
  tellIn(room, 'host', forHost, ({ personId }) => personId === row.creator_id);
}

function tellIn(
  room: Room,
  whom: 'host' | 'others',
  news: LiveNews,
  isTold: (looker: Looker) => boolean,
): void {
  const said = JSON.stringify({ ...news, after: null });
  if (said === room.said.get(whom)) return;
  room.said.set(whom, said);
  for (const looker of room.lookers) if (isTold(looker)) looker.tell(news);
}
