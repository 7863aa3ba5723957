import { z } from 'zod';
import { defineCall } from '../call.ts';
import { flag, page } from '../fields.ts';
import { post } from './posts.ts';

const listCreatorPosts = defineCall({
  method: 'GET',
  path: '/creators/{id}/posts',
  who: 'viewer',
  mayLag: true,
  params: z.object({ id: z.uuid() }),
  query: z.object({
    ...page(20, 50),
    include_nsfw: flag.default(true).describe('Mature posts are left out for guests and in safe mode anyway'),
  }),
  response: z.object({ posts: z.array(post), next_cursor: z.string().nullable() }),
  errors: ['creator_not_found'],
  area: 'Creators',
  summary: 'A creator’s posts, newest first',
  description:
    'Pinned posts lead the first page, beside as many as `limit` says, and are on no other. Locked posts carry a 100-character preview and a blurred thumbnail only.',
});

export const creatorPostsCalls = { listCreatorPosts } as const;
