import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import { attachFiles, type FilesOwner } from './files.queries.ts';

/** All of them or none: own files that were not sent before, and that did not fail (P431). @throws AppError `validation_failed` */
export async function giveFiles(
  tx: Tx,
  to: FilesOwner,
  { senderId, ids }: { senderId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0 || (await attachFiles(tx, { to, senderId, ids })) === ids.length) return;
  throw new AppError('validation_failed', {
    errors: { media_ids: (language) => messagesTexts[language].filesGone },
  });
}
