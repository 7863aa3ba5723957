import { MEDIA_ACCESS_SECONDS } from '@likha/contract';
import type { Clock } from '../../platform/clock.ts';
import { mediaKeys, videoExtension } from './media-keys.ts';
import { type MediaKey, signMedia } from './sign-media.ts';

/** What of a media item decides about its addresses. */
export interface AddressableMedia {
  id: string;
  kind: 'photo' | 'video';
  contentType: string;
  hasStill: boolean;
}

export interface MediaAddresses {
  /** The picture or video, and a small picture, for one viewer; one signature covers both. */
  open(
    media: AddressableMedia,
    viewerId: string | null,
    seconds?: number,
  ): { url: string; thumbnail: string | null };
  /** The blurred picture, which anyone may have. */
  blurred(media: AddressableMedia): string | null;
}

export function createMediaAddresses({
  clock,
  mediaKey,
}: {
  clock: Clock;
  mediaKey: MediaKey;
}): MediaAddresses {
  return {
    open(media, viewerId, seconds = MEDIA_ACCESS_SECONDS.default) {
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      const query = signMedia({ mediaId: media.id, viewerId, expiresAt }, mediaKey);
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
