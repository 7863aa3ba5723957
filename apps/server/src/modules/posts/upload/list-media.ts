import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PostsDeps } from '../posts-deps.ts';
import type { presentPost } from '../present-post.ts';
import { readCreatorPosts, readOwnPosts } from '../read/list-posts.ts';
import { presentMedia } from './present-media.ts';

type Post = ReturnType<typeof presentPost>;
type List = CallResponse<Calls['listCreatorMedia']>;
type SecureMedia = List['media'][number];

/**
 * The files of a creator, those of the newest post first: to their creator every one, also of what waits for a look, is
 * scheduled or a draft; to others the first one of each post that they are shown. Pages are of posts.
 * @throws AppError `creator_not_found`
 */
export async function readCreatorMedia(
  deps: PostsDeps,
  viewer: Viewer | null,
  creatorId: string,
  query: CallInput<Calls['listCreatorMedia']>['query'],
): Promise<List> {
  if (viewer?.userType === 'creator' && viewer.id === creatorId) {
    const { posts, next_cursor } = await readOwnPosts(deps, viewer, query);
    return { media: posts.filter(hasFile).flatMap(presentFiles), next_cursor };
  }
  const { posts, next_cursor } = await readCreatorPosts(deps, viewer, creatorId, query);
  return { media: posts.filter(hasFile).map(presentMedia), next_cursor };
}

function hasFile({ media }: Post): boolean {
  return media !== null;
}

/** All files of a post; what lies behind the first one are pictures of ours. */
function presentFiles(post: Post): SecureMedia[] {
  const first = presentMedia(post);
  const further = post.further_pictures.map(({ file_key }) => ({
    ...first,
    id: file_key,
    file_key,
    content_type: 'image/webp',
  }));
  return [first, ...further];
}
