import { findKeywords, holds, refuseSpam } from '../../reviews/index.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { refused } from '../refused.ts';

/**
 * Words of a stream that everybody reads at once: what would wait for staff anywhere else is refused, as nobody could look in time (P625).
 * @throws AppError `validation_failed` that names the field
 */
export async function checkWords(
  deps: LiveDeps,
  authorId: string,
  fields: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  await refuseSpam(deps, { type: 'post', authorId, fields });
  for (const [field, text] of Object.entries(fields))
    if (text && holds(await findKeywords(deps.db, text)))
      throw refused(field, (language) => liveTexts[language].wordsRefused);
}
