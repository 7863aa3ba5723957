import { isId } from '@likha/contract/addresses';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AddressableMedia } from '../../media/index.ts';
import { isPublic, mayKnowOf } from '../posts.policy.ts';
import { findPost } from '../posts.queries.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { factsOf, furtherPictureOf, mediaOf } from '../present-post.ts';
import { demandOpen } from '../read/demand-open.ts';
import { isThere } from '../read/find-open-post.ts';

function notReady(): AppError {
  return new AppError('media_not_ready', { detail: (language) => postsTexts[language].notReady });
}

/**
 * A fresh address for the media of a post, or of a message (P55). A key that does not exist and one that the viewer may not know of are
 * answered alike.
 * @param seconds how long it lives, 60 to 120
 * @throws AppError `content_not_found`, `purchase_required`, `subscription_required`, `media_not_ready`
 */
export async function accessMedia(deps: PostsDeps, viewer: Viewer, fileKey: string, seconds: number) {
  const ofMessage = await deps.messageFiles.find(fileKey, viewer);
  if (ofMessage) return addressOf(deps, viewer, ofMessage, seconds);
  const row = isId(fileKey.toLowerCase())
    ? await findPost(deps.db, fileKey, viewer.id, deps.clock.now())
    : undefined;
  const media = row && (furtherPictureOf(row, fileKey) ?? mediaOf(row));
  const facts = row && factsOf(row);
  if (!media || !facts || !mayKnowOf(facts, viewer) || !(await isThere(deps, viewer, row)))
    throw new AppError('content_not_found', { detail: (language) => postsTexts[language].noMedia });
  demandOpen(row, viewer);
  const { url, stream } = deps.mediaAddresses.open(media, viewer, { isPublic: isPublic(facts), seconds });
  if (url === null) throw notReady();
  return { secure_url: url, stream_url: stream, expires_in: seconds };
}

function addressOf(
  deps: PostsDeps,
  viewer: Viewer,
  { media, right }: { media: AddressableMedia; right: 'locked' | 'open' },
  seconds: number,
) {
  if (right === 'locked')
    throw new AppError('purchase_required', { detail: (language) => postsTexts[language].messageLocked });
  const { url, stream } = deps.mediaAddresses.open(media, viewer, { isPublic: false, seconds });
  if (url === null) throw notReady();
  return { secure_url: url, stream_url: stream, expires_in: seconds };
}
