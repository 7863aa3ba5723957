import { MEDIA_ACCESS_SECONDS } from '@likha/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { mediaKeys, videoExtension } from '../media-keys.ts';
import { type MediaKey, signMedia } from './sign-media.ts';

/** What of a media item decides about its addresses. */
export interface AddressableMedia {
  id: string;
  kind: 'photo' | 'video';
  contentType: string;
  hasStill: boolean;
}

export interface MediaAddresses {
  /**
   * The picture or video, and a small picture, for one viewer; one signature covers both. Without `seconds` they live 90
   * to 120 seconds.
   */
  open(
    media: AddressableMedia,
    viewerId: string | null,
    seconds?: number,
  ): { url: string; thumbnail: string | null };
  /** The blurred picture, which anyone may have. */
  blurred(media: AddressableMedia): string | null;
}

/** Addresses in lists stay the same for this long, so that a browser finds a picture it has just loaded. */
const STEP_MS = 30_000;
const REMEMBERED = 5000;

/** Exactly as long as was asked for, or, in lists, to the last step within the default. */
function expiryOf(now: Date, seconds: number | undefined): Date {
  if (seconds !== undefined) return new Date(now.getTime() + seconds * 1000);
  const latest = now.getTime() + MEDIA_ACCESS_SECONDS.default * 1000;
  return new Date(latest - (latest % STEP_MS));
}

export function createMediaAddresses({
  clock,
  mediaKey,
}: {
  clock: Clock;
  mediaKey: MediaKey;
}): MediaAddresses {
  const remembered = new LRUCache<string, string>({ max: REMEMBERED });

  function sign(mediaId: string, viewerId: string | null, expiresAt: Date): string {
    const name = `${mediaId} ${viewerId} ${expiresAt.getTime()}`;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const query = signMedia({ mediaId, viewerId, expiresAt }, mediaKey);
    remembered.set(name, query);
    return query;
  }

  return {
    open(media, viewerId, seconds) {
      const expiresAt = expiryOf(clock.now(), seconds);
      const query = sign(media.id, viewerId, expiresAt);
      const base = `/media/${media.id}`;
      const variant = media.kind === 'photo' ? 'view' : `video.${videoExtension(media.contentType)}`;
      return {
        url: `${base}/${variant}?${query}`,
        thumbnail: media.hasStill ? `${base}/thumb?${query}` : null,
      };
    },
    blurred: (media) => (media.hasStill ? `/media/${mediaKeys.blur(media.id)}` : null),
  };
}
