import { z } from 'zod';
import { LIBRARY_TABS } from './addresses.ts';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { line, page, timestamp } from './fields.ts';
import { COLLECTIONS } from './limits.ts';
import { post } from './posts/posts.ts';

const saved = z.object({ is_saved: z.boolean() });

const libraryPost = z.object({
  post_id: z.uuid(),
  added_at: timestamp.describe('When it was bought, saved, opened or liked'),
  collection_id: z.uuid().nullable().describe('Of a saved one: the collection that it is in'),
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
  query: z.object({
    ...page(10, 50),
    filter: z.enum(LIBRARY_TABS).default('bought'),
    collection: z.uuid().optional().describe('Of what is saved, only what is in this collection'),
  }),
  response: z.object({ posts: z.array(libraryPost), next_cursor: z.string().nullable() }),
  errors: [],
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
  errors: [],
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

const name = line(COLLECTIONS.nameCharacters, says('needed'));
const collection = z.object({ id: z.uuid(), name: z.string(), posts_count: z.int() });
const collections = z.object({ collections: z.array(collection) });

const listCollections = defineCall({
  method: 'GET',
  path: '/library/collections',
  who: 'signed_in',
  response: collections,
  errors: [],
  area: 'Library',
  summary: 'The collections that one sorted saved posts into',
  description: 'By name; with how many posts are in each, those that are gone as well.',
});

const addCollection = defineCall({
  method: 'POST',
  path: '/library/collections',
  who: 'signed_in',
  limit: 'react',
  body: z.object({ name }),
  response: collection,
  errors: [],
  area: 'Library',
  summary: 'Begin a collection',
  description: 'For oneself alone; at most 50, each name once.',
});

const renameCollection = defineCall({
  method: 'PUT',
  path: '/library/collections/{id}',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name }),
  response: collections,
  errors: ['collection_not_found'],
  area: 'Library',
  summary: 'Give a collection another name',
  description: 'Answers with all of them.',
});

const removeCollection = defineCall({
  method: 'DELETE',
  path: '/library/collections/{id}',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: collections,
  errors: [],
  area: 'Library',
  summary: 'Remove a collection',
  description: 'What was in it stays saved. Answers with those that are left, also where it was none.',
});

const putInCollection = defineCall({
  method: 'PUT',
  path: '/content/{id}/collection',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({ collection_id: z.uuid().nullable().describe('Null: in none') }),
  response: saved.extend({ collection_id: z.uuid().nullable() }),
  errors: ['content_not_found', 'mature_hidden', 'collection_not_found'],
  area: 'Library',
  summary: 'Put a post into a collection',
  description: 'Saves it where it is not saved yet; takes it out of the collection that it was in.',
});

export const libraryCalls = {
  listCollections,
  addCollection,
  renameCollection,
  removeCollection,
  putInCollection,
  savePost,
  unsavePost,
  getLibrary,
  seePost,
  getSeenSwitch,
  putSeenSwitch,
  clearSeen,
} as const;
