import type { CallInput, Calls } from '@likha/contract';
import type { LiveLine } from '@likha/contract/live/live-news';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { moderates } from '../live.policy.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, type StreamRow } from '../streams/streams.queries.ts';
import { findLastLineAt, findSentLine } from './lines.queries.ts';
import { demandMayTakePart } from './may-write.ts';
import { noteChange } from './news.queries.ts';
import { presentLine } from './present-line.ts';
import { writeLine } from './write-line.ts';

type Form = CallInput<Calls['sendLine']>['body'];

/**
 * Writes a line in the chat of a stream that runs, once for each name that the device gave it (P633). Spam is refused before anybody reads it, or held (P634);
 * the host and who moderates are not slowed down.
 * @throws AppError `live_not_found`, as `demandOpen`, `live_not_begun`, `live_ended`, `live_muted`, `live_slow`, `subscription_required`, `validation_failed`
 */
export async function sendLine(
  deps: LiveDeps,
  viewer: Viewer,
  liveId: string,
  form: Form,
): Promise<LiveLine> {
  const known = await findAgain(deps, viewer.id, liveId, form.client_id);
  if (known) return known;
  const asked = { liveId, viewer, now: deps.clock.now() };
  const stream = await demandMayTakePart(deps.db, asked, { text: form.text });
  await refuseSpam(deps, { type: 'live_line', authorId: viewer.id, fields: { text: form.text } });
  await inTransaction(deps.db, (tx) => keepLine(deps, tx, { viewer, stream, form }));
  const line = await findAgain(deps, viewer.id, liveId, form.client_id);
  if (!line) throw new AppError('live_not_found');
  return line;
}

/** The line of that name. @throws AppError `validation_failed` where it is in another stream */
async function findAgain(deps: LiveDeps, authorId: string, liveId: string, clientId: string) {
  const row = await findSentLine(deps.db, authorId, clientId, deps.clock.now());
  if (row && row.live_id !== liveId)
    throw new AppError('validation_failed', {
      errors: { client_id: (language) => liveTexts[language].clientIdUsed },
    });
  return row && presentLine(row, authorId);
}

interface Kept {
  viewer: Viewer;
  stream: StreamRow;
  form: Form;
}

async function keepLine(deps: LiveDeps, tx: Tx, { viewer, stream, form }: Kept): Promise<void> {
  const locked = await lockStream(tx, stream.id);
  if (!locked) throw new AppError('live_not_found');
  await demandMayTakePart(tx, { liveId: stream.id, viewer, now: deps.clock.now() }, { text: form.text });
  // Behind the lock, so that two at once are not both the first.
  if (locked.slow_seconds > 0 && !moderates(stream, viewer))
    await demandRested(deps, tx, stream.id, viewer.id, locked.slow_seconds);
  const id = deps.ids.next();
  const isHeld = await matchKeywords(deps, tx, {
    type: 'live_line',
    id,
    authorId: viewer.id,
    text: form.text,
  });
  await writeLine(deps, tx, {
    id,
    liveId: stream.id,
    authorId: viewer.id,
    clientId: form.client_id,
    kind: 'text',
    text: form.text,
    credits: null,
    tipId: null,
    isHeld,
  });
  if (!isHeld) await noteChange(tx, stream.id);
}

/** @throws AppError `live_slow` with the seconds that are left */
async function demandRested(
  deps: LiveDeps,
  tx: Tx,
  liveId: string,
  personId: string,
  seconds: number,
): Promise<void> {
  const last = await findLastLineAt(tx, liveId, personId);
  const left = last ? seconds * SECOND_MS - (deps.clock.now().getTime() - last.getTime()) : 0;
  if (left <= 0) return;
  const wait = Math.ceil(left / SECOND_MS);
  throw new AppError('live_slow', {
    detail: (language) => liveTexts[language].slow({ seconds: wait }),
    retryAfterSeconds: wait,
  });
}
