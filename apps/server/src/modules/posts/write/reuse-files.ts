import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findKinds, reuseMedia } from '../../media/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';

export interface PostFile {
  id: string;
  kind: 'photo' | 'video';
}

/**
 * Makes files of a creator's vault files of a post, without an upload (P469), in the order in which they were named.
 * @throws AppError `validation_failed` where one of them cannot be used: somebody else's, not ready, gone, made for one fan, or taken away by staff, or a voice note
 */
export async function reuseFiles(
  deps: PostsDeps,
  tx: Tx,
  ownerId: string,
  keys: readonly string[],
): Promise<PostFile[]> {
  const uses = new Map<string, string>();
  // In one order whoever asks: two posts at once that name the same files would wait for each other.
  for (const key of [...keys].sort()) uses.set(key, await reuseOne(deps, tx, ownerId, key));
  const ids = keys.map((key) => uses.get(key) ?? '');
  const kinds = await findKinds(tx, ids);
  return ids.map((id) => {
    const kind = kinds.get(id) ?? 'photo';
    // Spoken to people one writes with: posts show what is seen.
    if (kind === 'voice') throw gone();
    return { id, kind };
  });
}

async function reuseOne(deps: PostsDeps, tx: Tx, ownerId: string, mediaId: string): Promise<string> {
  try {
    return await reuseMedia(deps, tx, { ownerId, mediaId });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'file_not_found')) throw error;
    throw gone();
  }
}

function gone(): AppError {
  const detail: Saying = (language) => postsTexts[language].vaultFileGone;
  return new AppError('validation_failed', { detail, errors: { vault_files: detail } });
}
