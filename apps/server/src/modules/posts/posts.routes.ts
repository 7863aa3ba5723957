import type { CallInput, Calls } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { POST_FILES, UPLOAD } from '@likha/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { type Upload, withUpload } from '../../platform/http/multipart.ts';
import { parsePart } from '../../platform/http/parse-input.ts';
import { demandQuota } from '../media/index.ts';
import { readForYou } from './for-you/read-for-you.ts';
import { accessMedia } from './media-right/access-media.ts';
import { readPoll } from './polls/read-poll.ts';
import { vote } from './polls/vote.ts';
import type { PostsDeps } from './posts-deps.ts';
import { cancelSchedule } from './publish/cancel-schedule.ts';
import { pinPost, unpinPost } from './publish/pin-post.ts';
import { publishPost } from './publish/publish-post.ts';
import { readCreatorPosts, readFollowed, readOwnPosts, readSubscribed } from './read/list-posts.ts';
import { readPost } from './read/read-post.ts';
import { readTag, readTaggedPosts } from './read/read-tag.ts';
import { createStory, findToldBefore } from './stories/create-story.ts';
import { readOwnStories, readStories, readTellers } from './stories/read-stories.ts';
import { readStoryViewers, seeStory } from './stories/see-story.ts';
import { readCreatorMedia } from './upload/list-media.ts';
import { retryPostVideo } from './upload/retry-post-video.ts';
import { uploadMedia } from './upload/upload-media.ts';
import { lookerOf } from './views/looker.ts';
import type { ViewCounter } from './views/view-counter.ts';
import { createPost } from './write/create-post.ts';
import { editPost } from './write/edit-post.ts';
import { removePost } from './write/remove-post.ts';
import { findSentBefore } from './write/sent-before.ts';

type PostForm = CallInput<Calls['createPost']>['body'];
type StoryForm = CallInput<Calls['createStory']>['body'];

/** A video, its still and the pictures beside it, each as large as it may be. */
const MOST_BYTES = UPLOAD.videoBytes + POST_FILES * UPLOAD.imageBytes;

/** A video and its still. */
const MOST_STORY_BYTES = UPLOAD.videoBytes + UPLOAD.imageBytes;

/** Bytes that an upload says to have. */
function bytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

export function postsHandlers(
  deps: PostsDeps & { viewCounter: ViewCounter },
): Pick<
  Handlers,
  | 'createPost'
  | 'getPost'
  | 'getPoll'
  | 'vote'
  | 'editPost'
  | 'publishPost'
  | 'cancelSchedule'
  | 'removePost'
  | 'pinPost'
  | 'unpinPost'
  | 'retryVideo'
  | 'getFeed'
  | 'listOwnPosts'
  | 'listCreatorPosts'
  | 'getTag'
  | 'listTaggedPosts'
  | 'accessMedia'
  | 'uploadMedia'
  | 'listCreatorMedia'
  | 'listStories'
  | 'getStories'
  | 'seeStory'
  | 'createStory'
  | 'listOwnStories'
  | 'listStoryViewers'
> {
  const readBy = (reader: Database): PostsDeps => ({ ...readingFrom(deps, reader), rightsDb: deps.db });
  return {
    createPost: async ({ viewer, request }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: UPLOAD.videoBytes,
        maxBytes: Math.min(MOST_BYTES, await demandQuota(deps, viewer.id, bytesOf(request))),
        fileFields: calls.createPost.files,
        known: ({ client_id: clientId }: Upload['fields']) => findSentBefore(deps, viewer, clientId),
      };
      return withUpload(request, limits, async (upload) => {
        const form = parsePart<PostForm>(calls.createPost.body, upload.fields);
        return await createPost(deps, viewer, { form, files: upload.files });
      });
    },
    uploadMedia: async ({ viewer, request }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: UPLOAD.videoBytes,
        maxBytes: Math.min(UPLOAD.videoBytes + 1, await demandQuota(deps, viewer.id, bytesOf(request))),
        fileFields: calls.uploadMedia.files,
      };
      return withUpload(request, limits, async (upload) => {
        return await uploadMedia(deps, viewer, upload);
      });
    },
    listCreatorMedia: ({ viewer, params, query }) => readCreatorMedia(deps, viewer, params.id, query),
    getPost: async ({ viewer, params, request }) => {
      const post = await readPost(deps, viewer, params.id);
      // One with a file is looked at when that is opened.
      if (post.media === null && !post.is_locked)
        deps.viewCounter.count(post.id, lookerOf(request, viewer?.id ?? null));
      return post;
    },
    getPoll: ({ viewer, params }) => readPoll(deps, viewer, params.id),
    vote: ({ viewer, params, body }) => vote(deps, viewer, params.id, body),
    editPost: ({ viewer, params, body }) => editPost(deps, viewer, params.id, body),
    publishPost: ({ viewer, params }) => publishPost(deps, viewer, params.id),
    cancelSchedule: ({ viewer, params }) => cancelSchedule(deps, viewer, params.id),
    pinPost: ({ viewer, params }) => pinPost(deps, viewer, params.id),
    unpinPost: ({ viewer, params }) => unpinPost(deps, viewer, params.id),
    removePost: ({ viewer, params }) => removePost(deps, viewer, params.id),
    retryVideo: ({ viewer, params }) => retryPostVideo(deps, viewer, params.id),
    getFeed: ({ viewer, query, reader }) => {
      if (query.only_subscribed) return readSubscribed(readBy(reader), viewer, query);
      return (query.only_followed ? readFollowed : readForYou)(readBy(reader), viewer, query);
    },
    listOwnPosts: ({ viewer, query }) => readOwnPosts(deps, viewer, query),
    listCreatorPosts: ({ viewer, params, query, reader }) =>
      readCreatorPosts(readBy(reader), viewer, params.id, query),
    getTag: ({ viewer, params, reader }) => readTag(readBy(reader), viewer, params.tag),
    listTaggedPosts: ({ viewer, params, query, reader }) =>
      readTaggedPosts(readBy(reader), viewer, params.tag, query),
    listStories: ({ viewer }) => readTellers(deps, viewer),
    getStories: ({ viewer, params }) => readStories(deps, viewer, params.username),
    seeStory: ({ viewer, params }) => seeStory(deps, viewer, params.id),
    createStory: async ({ viewer, request }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: UPLOAD.videoBytes,
        maxBytes: Math.min(MOST_STORY_BYTES, await demandQuota(deps, viewer.id, bytesOf(request))),
        fileFields: calls.createStory.files,
        known: ({ client_id: clientId }: Upload['fields']) => findToldBefore(deps, viewer, clientId),
      };
      return withUpload(request, limits, async (upload) => {
        const form = parsePart<StoryForm>(calls.createStory.body, upload.fields);
        return await createStory(deps, viewer, { form, files: upload.files });
      });
    },
    listOwnStories: ({ viewer, query }) => readOwnStories(deps, viewer, query),
    listStoryViewers: ({ viewer, params, query }) => readStoryViewers(deps, viewer, params.id, query),
    accessMedia: ({ viewer, body }) => accessMedia(deps, viewer, body.file_key, body.access_duration),
  };
}
