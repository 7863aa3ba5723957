import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { moderates } from '../live.policy.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { StreamRow } from '../streams/streams.queries.ts';
import { findWriterFacts } from './chat.queries.ts';
import { hasMutedWord } from './muted-words.ts';

/**
 * May somebody say this in the chat of a stream, as its host wants it (P636)? Also with a tip, which everybody reads over the picture, too (P969).
 * @param said what is written, by the name of its field
 * @throws AppError `subscription_required`, `live_muted`, `validation_failed` that names the field
 */
export async function demandMayWrite(
  db: Queryable,
  stream: StreamRow,
  viewer: Viewer,
  said: { text: string } | { message: string },
): Promise<void> {
  if (moderates(stream, viewer)) return;
  const isTip = 'message' in said;
  if (stream.subscribers_only && !stream.is_subscribed)
    throw new AppError('subscription_required', {
      detail: (language) => liveTexts[language][isTip ? 'subscribersSay' : 'subscribersWrite'],
    });
  const facts = await findWriterFacts(db, stream.id, viewer.id);
  if (facts.is_muted)
    throw new AppError('live_muted', {
      detail: (language) => liveTexts[language][isTip ? 'tipsWithoutWords' : 'muted'],
    });
  const [[field, text] = ['', '']] = Object.entries(said);
  if (hasMutedWord(text, facts.muted_words))
    throw new AppError('validation_failed', {
      errors: { [field]: (language) => liveTexts[language].mutedWord },
    });
}
