import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Viewer } from '../../platform/viewer.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import type { AddressableMedia, MediaAddresses } from '../media/index.ts';
import { type AccessFacts, accessTo, isPublic } from './posts.policy.ts';
import type { FurtherPicture, PostRow } from './read/post-lists.queries.ts';
import { previewOf } from './read/preview.ts';

type Post = CallResponse<Calls['getFeed']>['posts'][number];
type Media = NonNullable<Post['media']>;
type Further = Post['further_pictures'][number];

type AccessColumns = Pick<
  PostRow,
  'creator_id' | 'status' | 'is_ppv' | 'is_subscriber_only' | 'is_nsfw' | 'is_unlocked' | 'is_subscribed'
>;

/** The facts of a row that decide about access. */
export function factsOf(row: AccessColumns): AccessFacts {
  return {
    creatorId: row.creator_id,
    isPublished: row.status === 'published',
    isUnpublished: row.status === 'draft' || row.status === 'scheduled',
    isWithdrawn: row.status === 'withdrawn',
    isPpv: row.is_ppv,
    isSubscriberOnly: row.is_subscriber_only,
    isMature: row.is_nsfw,
    isUnlocked: row.is_unlocked,
    isSubscribed: row.is_subscribed,
  };
}

/** A media item's part of a row; null for a post without one. */
export function mediaOf(row: PostRow) {
  if (row.media_id === null) return null;
  return {
    id: row.media_id,
    kind: row.media_kind as 'photo' | 'video',
    contentType: row.media_type ?? '',
    hasStill: row.media_has_still ?? false,
    isReady: isMediaReady(row),
    hasPreview: row.media_has_preview ?? false,
    hasStream: row.media_has_stream ?? false,
  };
}

/** One of the pictures behind the first file, as it is addressed. */
export function furtherPictureOf(row: PostRow, mediaId: string): AddressableMedia | undefined {
  const picture = row.further_pictures?.find(({ id }) => id === mediaId.toLowerCase());
  return picture && addressableOf(picture);
}

function addressableOf({ id }: FurtherPicture): AddressableMedia {
  const video = { isReady: true, hasPreview: false, hasStream: false };
  return { id, kind: 'photo', contentType: 'image/webp', hasStill: true, ...video };
}

/** Can its picture or video be shown? A picture always can. */
function isMediaReady({ media_video_state: state }: PostRow): boolean {
  return state === null || state === 'ready';
}

/** How far a video is; how exactly and why it failed is for who can do something about it. */
function presentProcessing(
  row: PostRow,
  viewer: Viewer | null,
): Pick<Media, 'state' | 'progress' | 'failure'> {
  const state = isMediaReady(row) ? 'ready' : row.media_video_state === 'failed' ? 'failed' : 'processing';
  const isOwn = viewer?.id === row.creator_id;
  return {
    state,
    progress: isOwn && state === 'processing' ? row.media_video_progress : null,
    failure: isOwn && state === 'failed' ? (row.media_video_fault as Media['failure']) : null,
  };
}

/** What a browser needs to show the first file without a jump; no address. Null for a post without one. */
export function presentMediaOf(row: PostRow, viewer: Viewer | null): Media | null {
  const media = mediaOf(row);
  return (
    media && {
      file_key: media.id,
      content_type: media.contentType,
      width: row.media_width,
      height: row.media_height,
      duration_seconds: row.media_duration,
      thumbhash: row.media_thumbhash,
      ...presentProcessing(row, viewer),
    }
  );
}

/** The pictures behind the first file, for whom the post is open. */
function presentFurther(row: PostRow, viewer: Viewer | null, addresses: MediaAddresses): Further[] {
  return (row.further_pictures ?? []).map((picture) => {
    const { url, thumbnail } = addresses.open(addressableOf(picture), viewer, {
      isPublic: isPublic(factsOf(row)),
    });
    const { id, width, height, thumbhash } = picture;
    return { file_key: id, width, height, thumbhash, media_url: url ?? '', thumbnail_url: thumbnail ?? '' };
  });
}

/** A post as one viewer gets it. What is locked leaves the server as a preview and a blurred picture only. */
export function presentPost(row: PostRow, viewer: Viewer | null, addresses: MediaAddresses): Post {
  const facts = factsOf(row);
  const access = accessTo(facts, viewer);
  const media = mediaOf(row);
  const open = media && access.isOpen ? addresses.open(media, viewer, { isPublic: isPublic(facts) }) : null;
  return {
    id: row.id,
    creator_id: row.creator_id,
    creator: {
      id: row.creator_id,
      full_name: row.creator_name,
      username: row.creator_username,
      avatar: publicMediaUrl(row.creator_avatar_key),
      is_verified: row.creator_kyc_status === 'approved',
    },
    title: row.title,
    content: access.isOpen ? row.content : previewOf(row.content),
    type: row.type as Post['type'],
    media: presentMediaOf(row, viewer),
    media_url: open?.url ?? null,
    stream_url: open?.stream ?? null,
    thumbnail_url: open ? open.thumbnail : media && addresses.blurred(media),
    preview_url: media && !open ? addresses.preview(media) : null,
    files_count: media ? 1 + (row.further_pictures?.length ?? 0) : 0,
    further_pictures: access.isOpen ? presentFurther(row, viewer, addresses) : [],
    is_nsfw: row.is_nsfw,
    is_ppv: row.is_ppv,
    is_subscriber_only: row.is_subscriber_only,
    is_locked: !access.isOpen,
    is_unlocked: row.is_unlocked,
    lock_reason: access.isOpen ? null : access.reason,
    credit_price: row.credit_price,
    price: pesosFromCentavos((row.credit_price ?? 0) * row.centavos_per_credit),
    tags: row.tags,
    is_liked: row.is_liked,
    is_saved: row.is_saved,
    has_poll: access.isOpen && row.has_poll,
    is_pinned: row.is_pinned,
    likes_count: row.likes_count,
    comments_count: row.comments_count,
    views_count: row.views_count,
    status: row.status as Post['status'],
    publish_at: row.publish_at?.toISOString() ?? null,
    edited_at: row.edited_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
