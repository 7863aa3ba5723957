import { setTimeout as pause } from 'node:timers/promises';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { holdActs } from '../../accounts/index.ts';
import { announceEach } from '../../events/index.ts';
import { tell } from '../../notifications/index.ts';
import { wouldBeHeld } from '../../reviews/index.ts';
import { mailStoppedJob, moveBroadcastJob } from '../declared-jobs.ts';
import { type Broadcast, changeBroadcast, isOpen, lockBroadcast } from './broadcasts.queries.ts';
import { insertForEach, lockConversationsOf, openConversations } from './deliver.queries.ts';
import { dropContent } from './drop-content.ts';
import { findWanted } from './find-wanted.ts';
import { countReceivers, listReached, lockReceivers } from './receivers.queries.ts';
import { lockUnopened, unsendIn } from './unsend.queries.ts';

/** Receivers of one transaction: whoever writes in a conversation of theirs waits no longer than it takes. */
const BATCH = 100;
/** Then the job is added anew, behind those of others. */
const BATCHES_AT_ONCE = 50;
/** So many times as long as a batch took nothing is done after it: processors and disk are others' for the most part (P762). */
const RESTS = 4;
/** But a batch with its rest takes no longer than this, where it can: 50,000 have it within a minute. */
const BATCH_MS = 90;

interface Pace {
  batch: number;
  rest: (ms: number) => Promise<unknown>;
}
const PACE: Pace = { batch: BATCH, rest: pause };

/**
 * Sends a message to many to the next of its receivers, or unsends it, batch by batch (P451). Where it is kept with what was done, so a job that was
 * killed is gone on with, and two that run at once take turns: each receiver gets it once.
 */
export async function moveBroadcast(deps: BaseDeps, id: string, pace: Partial<Pace> = {}): Promise<void> {
  const { batch, rest } = { ...PACE, ...pace };
  for (let turn = 0; turn < BATCHES_AT_ONCE; turn += 1) {
    const began = deps.clock.now().getTime();
    if (!(await inTransaction(deps.db, (tx) => moveOn(deps, tx, id, batch)))) return;
    const tookMs = deps.clock.now().getTime() - began;
    const restMs = Math.min(RESTS * tookMs, BATCH_MS - tookMs);
    if (restMs > 0) await rest(restMs);
  }
  await addJob(deps.db, moveBroadcastJob, { broadcastId: id });
}

/** @returns whether there may be more to do */
async function moveOn(deps: BaseDeps, tx: Tx, id: string, batch: number): Promise<boolean> {
  const broadcast = await lockBroadcast(tx, id);
  if (broadcast?.state === 'unsending') return unsendBatch(deps, tx, broadcast, batch);
  if (broadcast?.state === 'scheduled') return begin(deps, tx, broadcast);
  return broadcast?.state === 'sending' ? sendBatch(deps, tx, broadcast, batch) : false;
}

async function begin(deps: BaseDeps, tx: Tx, broadcast: Broadcast): Promise<boolean> {
  const now = deps.clock.now();
  if (broadcast.scheduled_at === null || broadcast.scheduled_at > now) return false;
  // As it could not be written today (P452).
  if (broadcast.text !== null && (await wouldBeHeld(tx, broadcast.text))) {
    await stopForWords(tx, broadcast, now);
    return false;
  }
  const wanted = await findWanted(tx, broadcast.creator_id, broadcast);
  const receivers_count = await countReceivers(tx, wanted, now);
  await changeBroadcast(tx, broadcast.id, { state: 'sending', started_at: now, receivers_count }, now);
  return true;
}

async function sendBatch(deps: BaseDeps, tx: Tx, broadcast: Broadcast, limit: number): Promise<boolean> {
  const { id, creator_id: creatorId, sent_to: after } = broadcast;
  const now = deps.clock.now();
  await holdActs(tx, creatorId);
  // Who was banned, or is not verified any more, writes to nobody.
  if (!(await isOpen(tx, creatorId))) {
    await changeBroadcast(tx, id, { state: 'cancelled', is_stopped: true }, now);
    await dropContent(tx, id);
    return false;
  }
  const wanted = await findWanted(tx, creatorId, broadcast);
  const ids = await lockReceivers(tx, wanted, { after, limit, now });
  const last = ids.at(-1);
  if (last === undefined) {
    await changeBroadcast(tx, id, { state: 'sent' }, now);
    // Whom it was for, they have left since, or each was unsent by hand meanwhile.
    await dropContent(tx, id);
    return false;
  }
  const reached = await listReached(tx, creatorId, ids);
  const receivers = reached.map((each) => ({
    id: each,
    conversationId: deps.ids.next(),
    messageId: deps.ids.next(),
  }));
  await openConversations(tx, creatorId, receivers, now);
  await lockConversationsOf(tx, creatorId, reached);
  const events = await insertForEach(tx, broadcast, receivers, now);
  const sent_count = broadcast.sent_count + events.length;
  await changeBroadcast(tx, id, { sent_to: last, sent_count }, now);
  await announceEach(deps, tx, 'message', events);
  return true;
}

/** Its creator is told, in the app and by mail; its words and files stay, so that they can be changed and sent anew (P986). */
async function stopForWords(tx: Tx, { id, creator_id: personId }: Broadcast, now: Date): Promise<void> {
  await changeBroadcast(tx, id, { state: 'cancelled', is_stopped: true, is_stopped_for_words: true }, now);
  await addJob(tx, mailStoppedJob, { broadcastId: id });
  await tell(tx, { personId, kind: 'moderation', groupKey: id, subjectId: id, at: now });
}

async function unsendBatch(
  deps: BaseDeps,
  tx: Tx,
  { id, unsent_to: after }: Broadcast,
  limit: number,
): Promise<boolean> {
  const now = deps.clock.now();
  const conversations = await lockUnopened(tx, id, { after, limit });
  const last = conversations.at(-1);
  if (last === undefined) {
    await changeBroadcast(tx, id, { state: 'unsent' }, now);
    await dropContent(tx, id);
    return false;
  }
  const events = await unsendIn(tx, id, conversations);
  await changeBroadcast(tx, id, { unsent_to: last }, now);
  await announceEach(deps, tx, 'message_removed', events);
  return true;
}
