import { z } from 'zod';
import { defineCall } from '../call.ts';
import { isPlain, page, written } from '../fields.ts';
import { TAGS } from '../limits.ts';
import { post } from './posts.ts';

/** As tags are kept: `#Beach` is `beach`. */
const params = z.object({
  tag: written()
    .max(TAGS.characters + 1)
    .refine(isPlain)
    .transform((value) => value.trim().replace(/^#/, '').toLowerCase())
    .pipe(z.string().min(1).max(TAGS.characters)),
});

const getTag = defineCall({
  method: 'GET',
  path: '/tags/{tag}',
  who: 'viewer',
  mayLag: true,
  params,
  response: z.object({
    tag: z.string(),
    leaves_out_mature: z
      .boolean()
      .describe('Some of its posts are mature, and left out for guests and in safe mode'),
    is_listed: z.boolean().describe('For search engines: it has posts, and none of them is mature'),
  }),
  errors: [],
  area: 'Posts',
  summary: 'What a tag is',
  description: 'Also of one that no post has.',
});

const listTaggedPosts = defineCall({
  method: 'GET',
  path: '/tags/{tag}/posts',
  who: 'viewer',
  mayLag: true,
  params,
  query: z.object(page(20, 50)),
  response: z.object({ posts: z.array(post), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Posts',
  summary: 'The posts with a tag, newest first',
  description:
    'Published ones of creators who are there for the viewer; mature ones are left out for guests and in safe mode.',
});

export const taggedPostsCalls = { getTag, listTaggedPosts } as const;
