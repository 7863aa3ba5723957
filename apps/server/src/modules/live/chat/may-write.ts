import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { moderates } from '../live.policy.ts';
import { liveTexts } from '../live.texts.generated.ts';
import { findStream, type StreamRow } from '../streams/streams.queries.ts';
import { demandOpen, demandRunning } from '../watching/demand-open.ts';
import { findWriterFacts } from './chat.queries.ts';
import { hasMutedWord } from './muted-words.ts';

/** What is written, by the name of its field. */
type Said = { text: string } | { message: string };

/**
 * May somebody write in a stream's chat, or tip there? Asked before anything is done, and once more by whoever holds the stream's lock: while they waited for it the
 * stream may have ended, one of the two may have blocked the other, a subscription may be over, or the chat's rules be others (P961).
 * @param said null for a tip without words
 * @returns the stream as it is now
 * @throws AppError `live_not_found`, as `demandOpen` and `demandRunning`, `subscription_required`, `live_muted`, `validation_failed` that names the field
 */
export async function demandMayTakePart(
  db: Queryable,
  { liveId, viewer, now }: { liveId: string; viewer: Viewer; now: Date },
  said: Said | null,
): Promise<StreamRow> {
  const stream = await findStream(db, liveId, viewer.id, now);
  if (!stream) throw new AppError('live_not_found');
  demandOpen(stream, viewer);
  demandRunning(stream);
  if (said !== null) await demandMayWrite(db, stream, viewer, said);
  return stream;
}

/**
 * May somebody say this in the chat of a stream, as its host wants it (P636)? Also with a tip, which everybody reads over the picture, too (P969).
 */
async function demandMayWrite(db: Queryable, stream: StreamRow, viewer: Viewer, said: Said): Promise<void> {
  if (stream.creator_id === viewer.id) return;
  const isTip = 'message' in said;
  const isKeeper = moderates(stream, viewer);
  if (stream.subscribers_only && !stream.is_subscribed && !isKeeper)
    throw new AppError('subscription_required', {
      detail: (language) => liveTexts[language][isTip ? 'subscribersSay' : 'subscribersWrite'],
    });
  const facts = await findWriterFacts(db, stream.id, viewer.id);
  // Whom the host muted, also where they moderate.
  if (facts.is_muted)
    throw new AppError('live_muted', {
      detail: (language) => liveTexts[language][isTip ? 'tipsWithoutWords' : 'muted'],
    });
  if (isKeeper) return;
  const [[field, text] = ['', '']] = Object.entries(said);
  if (hasMutedWord(text, facts.muted_words))
    throw new AppError('validation_failed', {
      errors: { [field]: (language) => liveTexts[language].mutedWord },
    });
}
