import { z } from 'zod';
import { user } from './accounts/accounts.ts';
import { defineCall } from './call.ts';
import { page, peopleSearch } from './fields.ts';

/** Creators of one page of the directory. */
const DIRECTORY_PAGE = 50;

const listCreators = defineCall({
  method: 'GET',
  path: '/creators',
  who: 'viewer',
  mayLag: true,
  query: z.object({
    ...page(DIRECTORY_PAGE, DIRECTORY_PAGE),
    // Who asks for as many as they subscribe to, however many those are, gets a page of them.
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(DIRECTORY_PAGE)
      .transform((limit) => Math.min(limit, DIRECTORY_PAGE))
      .describe(`At most ${DIRECTORY_PAGE} are answered, whatever is asked for`),
    sort_by: z
      .enum([
        'most_active',
        'most_subscribers',
        'newest',
        'popular',
        'price_low_to_high',
        'price_high_to_low',
      ])
      .default('most_active'),
    search: peopleSearch,
  }),
  response: z.object({
    creators: z.array(user),
    total: z.int().describe('How many there are; of a search how many it finds, at most 200'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Creators',
  summary: 'The creator directory',
  description:
    'Verified creators. `search` looks in names, tags and bio, forgives accents and one typing error a word, and gives the best matches first. It may begin with `@`, and has at least 2 characters.',
});

const getProfile = defineCall({
  method: 'GET',
  path: '/users/profile/{id}',
  who: 'signed_in',
  mayLag: true,
  params: z.object({ id: z.uuid() }),
  response: user,
  errors: ['creator_not_found'],
  area: 'Creators',
  summary: 'A profile by id',
  description:
    'A creator’s to anybody signed in. A fan’s to the fan, creators whom the fan follows or subscribes to, and admins; to others it is not found.',
});

const getProfileByUsername = defineCall({
  method: 'GET',
  path: '/users/by-username/{username}',
  who: 'viewer',
  mayLag: true,
  params: z.object({ username: z.string().min(1).max(60) }),
  response: user,
  errors: ['creator_not_found'],
  area: 'Creators',
  summary: 'A creator’s public profile by username',
  description:
    'Public for verified creators; the username is matched without regard to case. One that was given up leads to whose it was for 90 days: the answer names the new one.',
});

const followCreator = defineCall({
  method: 'POST',
  path: '/creators/{id}/follow',
  who: 'fan',
  refusal: 'fansFollow',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    to: z
      .enum(['follow', 'unfollow'])
      .optional()
      .describe('How it is to be, however it is now; what is so already stays. Left out, it toggles'),
  }),
  response: z.object({ is_following: z.boolean(), message: z.string() }),
  errors: ['creator_not_found'],
  area: 'Creators',
  summary: 'Follow a creator, or stop',
  description: 'Toggles, unless `to` says how it is to be; the answer says how it is now.',
});

export const creatorsCalls = {
  listCreators,
  getProfile,
  getProfileByUsername,
  followCreator,
} as const;
