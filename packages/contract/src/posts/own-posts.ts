import { z } from 'zod';
import { defineCall } from '../call.ts';
import { page } from '../fields.ts';
import { PINNED_POSTS } from '../limits.ts';
import { isWholePoll } from './polls.ts';
import { hasPrice, post, postFields } from './posts.ts';

const listOwnPosts = defineCall({
  method: 'GET',
  path: '/content/mine',
  who: 'creator',
  query: z.object(page(10, 50)),
  response: z.object({ posts: z.array(post), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Posts',
  summary: 'A creator’s own posts, newest first',
  description: 'Includes those still in review, which nobody else sees.',
});

const retryVideo = defineCall({
  method: 'POST',
  path: '/content/{id}/retry',
  who: 'creator',
  limit: 'upload',
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found'],
  area: 'Posts',
  summary: 'Process a video again',
  description: 'Begins anew with a video that failed; the file is still there. Otherwise nothing happens.',
});

const removePost = defineCall({
  method: 'DELETE',
  path: '/content/{id}',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
  errors: ['content_not_found'],
  area: 'Posts',
  summary: 'Delete a post',
  description: 'With all its files. One that somebody bought stays for whom bought it, and for nobody else.',
});

const editPost = defineCall({
  method: 'PUT',
  path: '/content/{id}',
  who: 'verified_creator',
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: z.object(postFields).superRefine(hasPrice).superRefine(isWholePoll),
  response: post,
  errors: ['content_not_found', 'post_published', 'poll_voted'],
  area: 'Posts',
  summary: 'Edit a post',
  description:
    'Everything but its files, by the rules of a new post. Whoever bought it keeps it, whatever it becomes; a new price is for those who buy it from now on.',
});

const publishPost = defineCall({
  method: 'POST',
  path: '/content/{id}/publish',
  who: 'verified_creator',
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found', 'media_not_ready'],
  area: 'Posts',
  summary: 'Publish a draft or a scheduled post now',
  description:
    'One that is published already stays as it is. One whose video is being processed waits for it.',
});

const cancelSchedule = defineCall({
  method: 'DELETE',
  path: '/content/{id}/schedule',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found', 'post_published'],
  area: 'Posts',
  summary: 'Make a scheduled post a draft',
  description: 'It is published when its creator says so, or schedules it again by editing it.',
});

const pinPost = defineCall({
  method: 'PUT',
  path: '/content/{id}/pin',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found', 'post_unpublished', 'pins_full'],
  area: 'Posts',
  summary: 'Pin a post to the top of the profile',
  description: `At most ${PINNED_POSTS}, the one pinned last first. One that is pinned already keeps its place.`,
});

const unpinPost = defineCall({
  method: 'DELETE',
  path: '/content/{id}/pin',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found'],
  area: 'Posts',
  summary: 'Unpin a post',
  description: 'It stands where it was published. One that is not pinned stays as it is.',
});

/** What creators do with the posts that they made. */
export const ownPostsCalls = {
  listOwnPosts,
  retryVideo,
  removePost,
  editPost,
  publishPost,
  cancelSchedule,
  pinPost,
  unpinPost,
} as const;
