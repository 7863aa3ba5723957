import { MINUTE_MS } from '../../platform/durations.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { signMedia } from '../media/index.ts';
import { findSample } from './access-sample.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { storeSamples } from './store-samples.ts';

/**
 * Addresses of a test file that are signed as all are and must be refused all the same: one that has expired, and one of
 * another session (P221).
 * @throws AppError `content_not_found`
 */
export async function signRefused(deps: MediaTestDeps, viewer: Viewer | null, fileKey: string) {
  const { id, isVideo } = findSample(fileKey);
  await storeSamples(deps);
  const now = deps.clock.now().getTime();
  const sign = (sessionId: string | null, expiresAt: Date) => {
    const query = signMedia(
      { mediaId: id, viewerId: viewer?.id ?? null, sessionId, expiresAt },
      deps.mediaKey,
    );
    return `/media/${id}/${isVideo ? 'master.m3u8' : 'view'}?${query}`;
  };
  return {
    expired_url: sign(null, new Date(now - MINUTE_MS)),
    other_session_url: sign(deps.ids.next(), new Date(now + MINUTE_MS)),
  };
}
