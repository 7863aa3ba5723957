import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../../platform/viewer.ts';
import { publicMediaUrl } from '../../accounts/index.ts';
import type { MediaAddresses } from '../../media/index.ts';
import { mediaOf, presentMediaOf } from '../present-post.ts';
import type { StoryRow } from './stories.queries.ts';
import { isCurrent, isPublicStory } from './story.policy.ts';

type Stories = CallResponse<Calls['getStories']>;
type OwnStory = CallResponse<Calls['createStory']>;

interface AuthorColumns {
  id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  kyc_status: string;
}

/** Whose stories they are. */
export function presentAuthor({
  id,
  full_name,
  username,
  avatar_key,
  kyc_status,
}: AuthorColumns): Stories['creator'] {
  return {
    id,
    full_name,
    username,
    avatar: publicMediaUrl(avatar_key),
    is_verified: kyc_status === 'approved',
  };
}

/** A story for a viewer who may see it. Its file's address ends with the viewer's session (P42), but for what is for everyone. */
export function presentStory(
  row: StoryRow,
  viewer: Viewer | null,
  addresses: MediaAddresses,
): Stories['stories'][number] {
  const media = mediaOf(row);
  const open = media && addresses.open(media, viewer, { isPublic: isPublicStory(row) });
  return {
    id: row.id,
    text: row.content,
    media: presentMediaOf(row, viewer),
    media_url: open?.url ?? null,
    stream_url: open?.stream ?? null,
    thumbnail_url: open?.thumbnail ?? null,
    audience: row.audience,
    is_nsfw: row.is_nsfw,
    is_seen: row.is_seen,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

function stateOf(row: StoryRow, now: Date): OwnStory['state'] {
  if (row.media_video_state === 'failed') return 'failed';
  if (row.status === 'in_review') return 'in_review';
  if (row.status !== 'story') return 'processing';
  return isCurrent(row, now) ? 'current' : 'expired';
}

/** A story as its creator sees it. */
export function presentOwnStory(
  row: StoryRow,
  viewer: Viewer,
  { addresses, now }: { addresses: MediaAddresses; now: Date },
): OwnStory {
  const state = stateOf(row, now);
  return { ...presentStory(row, viewer, addresses), state, views_count: row.views_count };
}
