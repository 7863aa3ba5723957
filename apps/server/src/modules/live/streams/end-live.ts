import { LIVE } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { queueRestitution } from '../../restitutions/index.ts';
import { noteChange } from '../chat/news.queries.ts';
import { lookAfterJob, measureRecordingJob, tellJob } from '../declared-jobs.ts';
import {
  type EndedWhy,
  endOf,
  givesBack,
  heardAt,
  isCarrierLost,
  lastsTooLong,
  lostBefore,
  tooLateSince,
} from '../live.policy.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { LiveStream } from '../present-live.ts';
import { oweEvidence } from '../staff/owe-evidence.ts';
import { readHost } from './due.queries.ts';
import { showLive } from './read-lives.ts';
import { hasTickets, lockStream, updateStream } from './streams.queries.ts';

/** Whoever carries it has put what was sent into the store by then, as a rule. */
const RECORDED_MS = 15 * SECOND_MS;

type Locked = NonNullable<Awaited<ReturnType<typeof lockStream>>>;

/**
 * Ends a stream that the caller has locked, in the caller's transaction (P628): tickets come back by rule (P630, P797), and those who waited for one that never
 * began are told. Whoever carries it is told by `closeStream`, behind the transaction.
 */
export async function endStream(deps: BaseDeps, tx: Tx, stream: Locked, why: EndedWhy): Promise<void> {
  const { id, creator_id: creatorId, started_at } = stream;
  const now = deps.clock.now();
  const at = endOf(stream, why, now);
  const is_carrier_lost = why === 'lost' && isCarrierLost(stream, now);
  const ended = { ended_at: at, ended_why: why, is_carrier_lost, gives_late_back: true };
  await updateStream(tx, id, { state: 'ended', viewers_count: 0, ...ended });
  const isNone = givesBack({ started_at, ...ended });
  if (await hasTickets(tx, id, isNone ? null : tooLateSince(at)))
    await queueRestitution(tx, { cause: isNone ? 'live_failed' : 'live_late', creatorId, causeId: id, at });
  if (why === 'never_came') await addJob(tx, tellJob, { liveId: id, what: 'live_off', after: null });
  if (stream.replay !== 'none' && why !== 'staff' && started_at !== null)
    await addJob(tx, measureRecordingJob, { liveId: id }, { runAt: new Date(now.getTime() + RECORDED_MS) });
  if (why === 'staff' && started_at !== null) await oweEvidence(deps, tx, { id, liveId: id, why: 'cut' });
  await noteChange(tx, id);
}

/** Nobody serves anything of it any more. What cannot be reached hears of it by the announcement of the transaction, or when it asks. */
export async function closeStream(deps: LiveDeps, id: string): Promise<void> {
  await deps.live
    ?.close(id)
    .catch((error: unknown) => deps.log.warn({ err: error, live_id: id }, 'a stream could not be closed'));
}

/** Ends an own stream for everybody; one that has not begun is called off, and again, it is answered the same. @throws AppError `live_not_found` */
export async function endLive(deps: LiveDeps, viewer: Viewer, id: string): Promise<LiveStream> {
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id, viewer.id);
    if (!stream) throw new AppError('live_not_found');
    if (stream.state === 'running') await endStream(deps, tx, stream, 'host');
    if (stream.state === 'scheduled') await endStream(deps, tx, stream, 'never_came');
  });
  await closeStream(deps, id);
  return showLive(deps, viewer, id);
}

/** Calls an own stream off that has not begun: tickets go back, who waits is told (P626). @throws AppError `live_not_found`, `live_fixed` */
export async function removeLive(deps: LiveDeps, viewer: Viewer, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id, viewer.id);
    if (!stream) throw new AppError('live_not_found');
    if (stream.state === 'running' || stream.started_at !== null) throw new AppError('live_fixed');
    if (stream.state === 'scheduled') await endStream(deps, tx, stream, 'never_came');
  });
}

const LOOK_EVERY_MS = 10 * SECOND_MS;

/**
 * Ends a stream that was silent for too long, or whose creator may no more (P623, P628); else looks again later. Whoever carried it may be gone: what the
 * database knows decides, unless whoever carries it says otherwise.
 */
export async function lookAfterStream(deps: LiveDeps, id: string): Promise<void> {
  const why = await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id);
    if (stream?.state !== 'running') return null;
    const over = await whyOver(deps, tx, stream);
    if (over === null) await lookAgain(deps, tx, stream);
    else await endStream(deps, tx, stream, over);
    return over;
  });
  // What is cut is closed by the nodes, once they have kept its last minute.
  if (why !== null && why !== 'staff') await closeStream(deps, id);
}

async function whyOver(deps: LiveDeps, tx: Tx, stream: Locked): Promise<EndedWhy | null> {
  const now = deps.clock.now();
  // Who deletes their account ends it themselves; whoever else may not stream was kept from it by staff (P963).
  const host = await readHost(tx, stream.creator_id);
  if (host.has_left) return 'host';
  if (!host.may_host) return 'staff';
  if (lastsTooLong(stream)) return 'lost';
  if (heardAt(stream, now) > lostBefore(now)) return null;
  return (await isHeardStill(deps, stream.id)) ? null : 'lost';
}

/** A clock that leaps makes every stream look silent: whoever carries one counts by another, where they can be asked (P972). */
async function isHeardStill({ live, log }: LiveDeps, id: string): Promise<boolean> {
  const state = await live?.state(id).catch((error: unknown) => {
    log.warn({ err: error, live_id: id }, 'whoever carries a stream could not be asked about it');
    return null;
  });
  return !!state?.lastPartAt && state.silentMs < LIVE.reconnectSeconds * SECOND_MS;
}

/** When it would be lost, or soon: its creator may be suspended meanwhile. */
async function lookAgain({ clock }: BaseDeps, tx: Tx, stream: Locked): Promise<void> {
  const now = clock.now();
  const silentMs = now.getTime() - heardAt(stream, now).getTime();
  const leftMs = LIVE.reconnectSeconds * SECOND_MS - silentMs;
  const waitMs = Math.min(LOOK_EVERY_MS, Math.max(0, leftMs) + SECOND_MS);
  const runAt = new Date(now.getTime() + waitMs);
  await addJob(tx, lookAfterJob, { liveId: stream.id }, { key: `live:${stream.id}`, runAt });
}

/** Ends a stream that its carrier refused to go on with: what was sent was no video any more, or it has lasted for too long. */
export async function endByEngine(deps: LiveDeps, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id);
    if (stream?.state === 'running') await endStream(deps, tx, stream, 'lost');
  });
  await closeStream(deps, id);
}
