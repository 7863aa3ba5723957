import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dated, datedPage } from '../dated-list.ts';
import { profileField } from '../enforcement.ts';
import { says } from '../field-problem.ts';
import { id, timestamp, written } from '../fields.ts';
import { SEARCH_CHARACTERS } from '../limits.ts';

export const SEARCH_KINDS = [
  'post',
  'comment',
  'file',
  'full_name',
  'bio',
  'location',
  'benefits',
  'link',
  'avatar',
  'cover',
] as const;

const found = z.object({
  key: z.string().describe('Tells it from the others of its kind'),
  kind: z.enum(SEARCH_KINDS),
  id: id.describe('Of the post, the comment, the file; of a part of a profile its person’s'),
  field: profileField.nullable().describe('Which part of a profile it is'),
  title: z.string(),
  text: z.string().describe('Its beginning'),
  person: z.object({ id, full_name: z.string(), username: z.string(), avatar: z.string().nullable() }),
  post_id: id.nullable().describe('Where to look at it'),
  state: z
    .enum(['shown', 'hidden', 'removed'])
    .describe('`hidden` from others, as a draft or what waits for a look'),
  can_take_back: z.boolean().describe('Staff removed it'),
  thumbnail_url: z
    .string()
    .nullable()
    .describe(
      'For this viewer alone, for two minutes, or of a picture of a profile; of what was removed none',
    ),
  created_at: timestamp.nullable(),
});

const searchContent = defineCall({
  method: 'GET',
  path: '/moderation/search',
  who: 'admin',
  part: 'moderation',
  query: dated(
    z.object({
      ...datedPage(20, 50),
      kind: z.enum(SEARCH_KINDS, says('unknown_choice')).default('post'),
      search: written()
        .max(SEARCH_CHARACTERS, says('at_most_characters'))
        .default('')
        .refine((value) => value.length !== 1, says('search_too_short'))
        .describe(
          'Words, each as a beginning; `@username`; or an id, of the thing or its person; everything where it is empty',
        ),
    }),
  ),
  file: {
    rows: 'found',
    moment: 'created_at',
    columns: ['person.username', 'person.full_name', 'kind', 'field', 'title', 'text', 'state', 'created_at'],
  },
  response: z.object({ found: z.array(found), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Moderation',
  summary: 'Posts, comments, files, or a part of profiles, the newest first',
  description:
    'Whether they were reported or not, in whichever state; of files those that stand in a post. A post is found by its poll and tags as well, a picture of a profile by its person. That somebody searched, and for what, is on record before it is answered. What of a profile waits for a look is in its own queue.',
});

export const searchCalls = { searchContent } as const;
