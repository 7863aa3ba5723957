import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { sendTip } from '../../tips/index.ts';
import { lineOfTip } from '../chat/lines.queries.ts';
import { demandMayTakePart } from '../chat/may-write.ts';
import { noteChange } from '../chat/news.queries.ts';
import { presentLine } from '../chat/present-line.ts';
import { sayIfReached } from '../chat/say-goal.ts';
import { writeLine } from '../chat/write-line.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { findTippedBefore } from './tickets.queries.ts';

type Form = CallInput<Calls['tipLive']>['body'];
type Line = CallResponse<Calls['tipLive']>['line'];

interface Asked {
  liveId: string;
  form: Form;
  idempotencyKey: string | null;
  /** The request's id. */
  correlationId: string;
}

/**
 * Tips the host of a stream that runs, as a line of its chat that is written in the transaction that pays (P632): neither is there without the other,
 * and the goal counts what was paid. Once under a key, as any tip (P20).
 * @returns the line, and the credits left
 * @throws AppError `live_not_found`, `live_not_begun`, `live_ended`; as `demandOpen`; of what is said with it as `demandMayWrite`, and
 * `validation_failed` for spam; and what a tip throws
 */
export async function tipLive(
  deps: LiveDeps,
  fan: Viewer,
  { liveId, form, idempotencyKey, correlationId }: Asked,
): Promise<{ tipId: string; line: Line; balance: number }> {
  const message = form.message ?? '';
  const creatorId =
    (await findTippedBefore(deps.db, { fanId: fan.id, liveId, idempotencyKey })) ??
    (await demandMayTip(deps, fan, liveId, message));
  const tip = { creatorId, credits: form.credits, message, liveId };
  const { id, balance } = await sendTip(deps, fan, tip, {
    idempotencyKey,
    correlationId,
    alsoKeep: (tx, tipId) => keepLine(deps, tx, { liveId, fan, message, credits: form.credits, tipId }),
  });
  const now = deps.clock.now();
  const line = await lineOfTip(deps.db, id, now);
  await noteChange(deps.db, liveId);
  return {
    tipId: id,
    line: line ? presentLine(line, fan.id) : goneLine(id, form.credits, now),
    balance,
  };
}

/** Of a tip that is asked for again once the chat has gone (P647): it was paid, and what was said is nowhere. */
function goneLine(id: string, credits: number, now: Date): Line {
  const nothing = { client_id: null, person: null, text: '' };
  return { id, seq: 0, ...nothing, kind: 'tip', credits, state: 'removed', created_at: now.toISOString() };
}

/** Who streams, where this fan may tip. */
async function demandMayTip(deps: LiveDeps, fan: Viewer, liveId: string, message: string): Promise<string> {
  const asked = { liveId, viewer: fan, now: deps.clock.now() };
  const stream = await demandMayTakePart(deps.db, asked, saidWith(message));
  await refuseSpam(deps, { type: 'live_line', authorId: fan.id, fields: { message } });
  return stream.creator_id;
}

/** What is paid is never refused; what is said with it, as in the chat. */
const saidWith = (message: string) => (message === '' ? null : { message });

interface Kept {
  liveId: string;
  fan: Viewer;
  message: string;
  credits: number;
  tipId: string;
}

async function keepLine(
  deps: LiveDeps,
  tx: Tx,
  { liveId, fan, message, credits, tipId }: Kept,
): Promise<void> {
  const stream = await lockStream(tx, liveId);
  if (!stream) throw new AppError('live_not_found');
  // Once more behind the lock: nothing is paid on a stream that ended meanwhile, nor to who just blocked.
  await demandMayTakePart(tx, { liveId, viewer: fan, now: deps.clock.now() }, saidWith(message));
  const id = deps.ids.next();
  const isHeld =
    message !== '' &&
    (await matchKeywords(deps, tx, { type: 'live_line', id, authorId: fan.id, text: message }));
  await writeLine(deps, tx, {
    id,
    liveId,
    authorId: fan.id,
    clientId: null,
    kind: 'tip',
    text: message,
    credits,
    tipId,
    isHeld,
  });
  const [before, after] = [stream.reached_credits, stream.reached_credits + credits];
  await updateStream(tx, liveId, { reached_credits: after });
  await sayIfReached(deps, tx, { ...stream, reached: { before, after } });
}
