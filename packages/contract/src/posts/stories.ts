import { z } from 'zod';
import { defineCall } from '../call.ts';
import { clientId, flag, id, optionalText, page, timestamp } from '../fields.ts';
import { STORY } from '../late-limits.ts';
import { post, postMedia } from './posts.ts';

const author = post.shape.creator;
const audience = z.enum(STORY.audiences);

/** What a story shows to whom it is open. */
const story = z.object({
  id: z.uuid(),
  text: z.string(),
  media: postMedia.nullable(),
  media_url: z.string().nullable().describe('Signed, expiring, bound to the viewer'),
  stream_url: z.string().nullable().describe('The sizes of a video (HLS), signed as `media_url`'),
  thumbnail_url: z.string().nullable(),
  audience,
  is_nsfw: z.boolean(),
  is_seen: z.boolean().describe('By the viewer'),
  created_at: timestamp.describe('When it was published, once it is'),
  expires_at: timestamp.nullable().describe('24 hours after it was published; null until it is'),
});

const ownStory = story.extend({
  state: z
    .enum(['current', 'expired', 'processing', 'failed', 'in_review'])
    .describe('`processing`, and `failed`: of its video'),
  views_count: z.int().describe('How many people saw it'),
});

const listStories = defineCall({
  method: 'GET',
  path: '/stories',
  who: 'signed_in',
  response: z.object({
    creators: z.array(
      author.extend({ has_unseen: z.boolean(), latest_at: timestamp, stories_count: z.int() }),
    ),
  }),
  errors: [],
  area: 'Stories',
  summary: 'Whose stories there are to see',
  description: `Of the creators whom the viewer follows or subscribes to, those with stories that are open to the viewer: who has unseen ones first, then the newest; at most ${STORY.creators}.`,
});

const getStories = defineCall({
  method: 'GET',
  path: '/stories/{username}',
  who: 'viewer',
  params: z.object({ username: z.string().trim().min(1).max(60) }),
  response: z.object({
    creator: author,
    stories: z.array(story).describe('Oldest first'),
    locked: z
      .array(z.enum(['followers', 'subscribers']))
      .describe('For whom there are others, which are locked for the viewer'),
  }),
  errors: ['creator_not_found'],
  area: 'Stories',
  summary: 'A creator’s current stories',
  description:
    'Mature ones are left out in safe mode, and for guests, who get those for everyone. Of locked ones nothing is said but that there are some.',
});

const seeStory = defineCall({
  method: 'POST',
  path: '/stories/{id}/seen',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
  errors: ['content_not_found'],
  area: 'Stories',
  summary: 'Say that one has seen a story',
  description: 'Counted once a person; its creator and staff are not counted.',
});

const createStory = defineCall({
  method: 'POST',
  path: '/stories',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'upload',
  body: z.object({
    text: optionalText(STORY.textCharacters),
    audience: audience.default('everyone'),
    is_nsfw: flag.default(false),
    depicted_consent: flag.optional().describe('As of a post'),
    client_id: clientId.describe(
      'The device’s own name for it: sent again under the same one, it is the same story, and nothing is made',
    ),
  }),
  files: {
    media_file: {
      description: 'A photo or a video, as of a post; optional where there is text',
      max: 1,
      resumable: true,
    },
    thumbnail_file: { description: 'A still for a video, made by the browser; optional', max: 1 },
  },
  status: 201,
  response: ownStory,
  errors: ['content_not_found', 'file_rejected', 'request_in_progress', 'stories_full'],
  area: 'Stories',
  summary: 'Publish a story',
  description: `Multipart. There for 24 hours from its publication, which waits for its video, and for staff where uploads are looked at first. At most ${STORY.current} at a time. Deleted as a post is.`,
});

const listOwnStories = defineCall({
  method: 'GET',
  path: '/content/mine/stories',
  who: 'creator',
  query: z.object(page(20, 50)),
  response: z.object({ stories: z.array(ownStory), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Stories',
  summary: 'A creator’s own stories, newest first',
  description: 'Current ones, those that wait, and the expired ones, which nobody else sees.',
});

const listStoryViewers = defineCall({
  method: 'GET',
  path: '/stories/{id}/viewers',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  query: z.object(page(20, 50)),
  response: z.object({
    views_count: z.int().describe('All who saw it, also who is not named'),
    viewers: z.array(
      z.object({ id, username: z.string(), avatar: z.string().nullable(), seen_at: timestamp }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: ['content_not_found'],
  area: 'Stories',
  summary: 'Who saw a story',
  description: `For its creator: those who follow or subscribe, by username, as fans are private. Forgotten ${STORY.viewersDays} days after they looked.`,
});

export const storiesCalls = {
  listStories,
  getStories,
  seeStory,
  createStory,
  listOwnStories,
  listStoryViewers,
} as const;
