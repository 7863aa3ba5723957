import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mediaKeys, videoExtension, voiceExtension } from '../media-keys.ts';
import type { MediaKind } from '../upload/recognise-file.ts';
import { type MediaGrant, type MediaKey, signMedia } from './sign-media.ts';

/** What of a media item decides about its addresses. */
export interface AddressableMedia {
  id: string;
  kind: MediaKind;
  contentType: string;
  hasStill: boolean;
  /** Of a video: it can be shown, in sizes to choose from, with a blurred clip. */
  isReady: boolean;
  hasStream: boolean;
  hasPreview: boolean;
}

export interface MediaAddresses {
  /**
   * The picture or video, and a small picture, for one viewer; one signature covers all. Without `seconds` they live 90
   * to 120 seconds. What is not public works with the viewer's session alone, and ends with it (P42).
   */
  open(
    media: AddressableMedia,
    viewer: Pick<Viewer, 'id' | 'sessionId'> | null,
    options: { isPublic: boolean; seconds?: number },
  ): OpenAddresses;
  /** The blurred picture, which anyone may have. */
  blurred(media: AddressableMedia): string | null;
  /** The blurred clip of a video, which anyone may have. */
  preview(media: AddressableMedia): string | null;
}

export interface OpenAddresses {
  /** Null while a video is made ready. */
  url: string | null;
  /** The list of sizes of a video (HLS), for players that can choose. */
  stream: string | null;
  thumbnail: string | null;
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

function variantOf({ kind, contentType }: AddressableMedia): string {
  if (kind === 'photo') return 'view';
  return kind === 'voice' ? `voice.${voiceExtension(contentType)}` : `video.${videoExtension(contentType)}`;
}

export function createMediaAddresses({
  clock,
  mediaKey,
}: {
  clock: Clock;
  mediaKey: MediaKey;
}): MediaAddresses {
  const remembered = new LRUCache<string, string>(atMost(REMEMBERED));

  function sign(grant: MediaGrant): string {
    const name = `${grant.mediaId} ${grant.viewerId} ${grant.sessionId} ${grant.expiresAt.getTime()}`;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const query = signMedia(grant, mediaKey);
    remembered.set(name, query);
    return query;
  }

  return {
    open(media, viewer, { isPublic, seconds }) {
      const query = sign({
        mediaId: media.id,
        viewerId: viewer?.id ?? null,
        sessionId: isPublic ? null : (viewer?.sessionId ?? null),
        expiresAt: expiryOf(clock.now(), seconds),
      });
      const base = `/media/${media.id}`;
      const variant = variantOf(media);
      return {
        url: media.isReady ? `${base}/${variant}?${query}` : null,
        stream: media.isReady && media.hasStream ? `${base}/master.m3u8?${query}` : null,
        thumbnail: media.hasStill ? `${base}/thumb?${query}` : null,
      };
    },
    blurred: (media) => (media.hasStill ? `/media/${mediaKeys.blur(media.id)}` : null),
    preview: (media) => (media.hasPreview ? `/media/${mediaKeys.preview(media.id)}` : null),
  };
}
