import { z } from 'zod';
import { LIBRARY_TABS } from './addresses.ts';
import { defineCall } from './call.ts';
import { page, timestamp } from './fields.ts';
import { post } from './posts/posts.ts';

const saved = z.object({ is_saved: z.boolean() });

const libraryPost = z.object({
  post_id: z.uuid(),
  added_at: timestamp.describe('When it was bought, saved, opened or liked'),
  post: post.nullable().describe('As everywhere; null for one that is not shown'),
  missing: z
    .enum(['gone', 'mature_hidden'])
    .nullable()
    .describe(
      'Why there is none: it is there no more, or not for this person, which look alike; or safe mode leaves it out',
    ),
});

const savePost = defineCall({
  method: 'PUT',
  path: '/content/{id}/save',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: saved,
  errors: ['content_not_found', 'mature_hidden'],
  area: 'Library',
  summary: 'Save a post for later',
  description: 'Once a person: a second call changes nothing. A locked one can be saved, too.',
});

const unsavePost = defineCall({
  method: 'DELETE',
  path: '/content/{id}/save',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: saved,
  errors: [],
  area: 'Library',
  summary: 'Take a post out of what is saved',
  description: 'Answers the same for one that is gone or was never saved.',
});

const getLibrary = defineCall({
  method: 'GET',
  path: '/library',
  who: 'signed_in',
  query: z.object({ ...page(10, 50), filter: z.enum(LIBRARY_TABS).default('bought') }),
  response: z.object({ posts: z.array(libraryPost), next_cursor: z.string().nullable() }),
  errors: ['validation_failed'],
  area: 'Library',
  summary: 'What one bought, saved, opened lately or liked, newest first',
  description: 'Locked posts as the lists show them. Of one that is gone nothing is said but that it is.',
});

const seenSwitch = z.object({ is_kept: z.boolean().describe('Posts that this person opens are kept') });

const seePost = defineCall({
  method: 'PUT',
  path: '/content/{id}/seen',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: seenSwitch,
  errors: ['content_not_found', 'mature_hidden'],
  area: 'Library',
  summary: 'Say that a post was opened',
  description: 'The last 50 are kept, each once, for this person alone; none where that is switched off.',
});

const getSeenSwitch = defineCall({
  method: 'GET',
  path: '/library/seen',
  who: 'signed_in',
  response: seenSwitch,
  errors: [],
  area: 'Library',
  summary: 'Whether posts that one opens are kept',
  description: 'They are until one switches it off.',
});

const putSeenSwitch = defineCall({
  method: 'PUT',
  path: '/library/seen',
  who: 'signed_in',
  body: seenSwitch,
  response: seenSwitch,
  errors: ['validation_failed'],
  area: 'Library',
  summary: 'Keep posts that one opens, or not',
  description: 'Switching it off forgets those that were kept.',
});

const clearSeen = defineCall({
  method: 'DELETE',
  path: '/library/seen',
  who: 'signed_in',
  response: seenSwitch,
  errors: [],
  area: 'Library',
  summary: 'Forget the posts that one opened',
  description: 'Those opened from now on are kept where that is not switched off.',
});

export const libraryCalls = {
  savePost,
  unsavePost,
  getLibrary,
  seePost,
  getSeenSwitch,
  putSeenSwitch,
  clearSeen,
} as const;
