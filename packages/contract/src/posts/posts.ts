import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import {
  clientId,
  credits,
  flag,
  isOneLine,
  isPlain,
  line,
  page,
  pesos,
  text,
  timestamp,
  written,
  writtenNumber,
} from '../fields.ts';
import { CONTENT_CHARACTERS, MAX_CREDIT_PRICE, POST_FILES, TAGS, TITLE_CHARACTERS } from '../limits.ts';
import { secureMedia, uploadForm } from '../secure-media.ts';
import { isWholePoll, pollFields } from './polls.ts';

/** Why a video cannot be shown: all but the last are its file's fault, so another file is needed. */
const VIDEO_FAILURES = [
  'corrupt_video',
  'unsupported_video',
  'video_too_long',
  'video_too_large_side',
  'our_fault',
] as const;

/** What a browser needs to show a post's picture or video without a jump. Holds no address of a locked original. */
export const postMedia = z.object({
  file_key: z.string().describe('For `POST /media/access`'),
  content_type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_seconds: z.int().nullable(),
  thumbhash: z.string().nullable(),
  state: z.enum(['ready', 'processing', 'failed']).describe('A video is shown when it is ready'),
  progress: z.int().nullable().describe('Percent; for its creator while it is processed'),
  failure: z.enum(VIDEO_FAILURES).nullable().describe('Why it failed; for its creator'),
});

/** A further picture of a post that is open. */
export const furtherPicture = postMedia
  .pick({ file_key: true, width: true, height: true, thumbhash: true })
  .extend({ media_url: z.string().describe('As of the post'), thumbnail_url: z.string() });

export const post = z.object({
  id: z.uuid(),
  creator_id: z.uuid(),
  creator: z.object({
    id: z.uuid(),
    full_name: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    is_verified: z.boolean(),
  }),
  title: z.string(),
  content: z.string().describe('The whole text, or the first 100 characters and an ellipsis while locked'),
  type: z.enum(['photo', 'video']),
  media: postMedia.nullable(),
  media_url: z.string().nullable().describe('Signed, expiring, bound to the viewer; null while locked'),
  stream_url: z
    .string()
    .nullable()
    .describe('The sizes of a video (HLS), signed as `media_url`; null where there is one only'),
  thumbnail_url: z.string().nullable().describe('The blurred preview while locked'),
  preview_url: z.string().nullable().describe('Three blurred seconds of a locked video'),
  files_count: z.int().describe('Pictures and video together, also while locked'),
  further_pictures: z.array(furtherPicture).describe('All files but the first; empty while locked'),
  is_nsfw: z.boolean(),
  is_ppv: z.boolean(),
  is_subscriber_only: z.boolean(),
  is_locked: z.boolean(),
  is_unlocked: z.boolean().describe('The viewer bought it'),
  lock_reason: z.enum(['ppv', 'subscription']).nullable(),
  credit_price: credits.nullable(),
  price: pesos.describe('The credit price in pesos at the current rate; 0 when not pay-per-view'),
  tags: z.array(z.string()),
  is_liked: z.boolean().describe('By the viewer'),
  is_saved: z.boolean().describe('By the viewer'),
  has_poll: z.boolean().describe('At `GET /content/{id}/poll`; false while locked'),
  is_pinned: z.boolean().describe('To the top of its creator’s profile'),
  likes_count: z.int(),
  comments_count: z.int(),
  views_count: z.int(),
  status: z
    .enum(['published', 'in_review', 'draft', 'scheduled', 'withdrawn', 'story'])
    .describe(
      '`withdrawn`: deleted by its creator, and kept for whom bought it; `story`: a story, for staff',
    ),
  publish_at: timestamp.nullable().describe('When a scheduled post is published'),
  edited_at: timestamp.nullable(),
  created_at: timestamp.describe('When it was published, once it is'),
});

/** `a, b ,c` → `['a','b','c']`: the form's comma separated field. */
const tags = written()
  .max(600)
  .refine(isPlain, says('not_plain'))
  .refine(isOneLine, says('not_one_line'))
  .default('')
  .transform((value) =>
    [...new Set(value.split(',').map((tag) => tag.trim().replace(/^#/, '').toLowerCase()))].filter(Boolean),
  )
  .pipe(
    z.array(z.string().max(TAGS.characters, says('tag_too_long'))).max(TAGS.count, says('too_many_tags')),
  );

const PPV_PRICE = says('ppv_price_needed');

/** What a creator writes of a post, in the words of a form: the same when it is made and when it is edited. */
export const postFields = {
  title: line(TITLE_CHARACTERS, says('title_required')),
  content: text(CONTENT_CHARACTERS, says('content_required')),
  is_nsfw: flag.default(false),
  is_ppv: flag.default(false),
  is_subscriber_only: flag.default(false),
  credit_price: z
    .union(
      [
        z.literal(['', null]).transform(() => undefined),
        writtenNumber(PPV_PRICE).pipe(
          z.int(PPV_PRICE).min(0, PPV_PRICE).max(MAX_CREDIT_PRICE, says('price_too_high')),
        ),
      ],
      PPV_PRICE,
    )
    .optional()
    .describe('1 or more for a paid post; nothing, or 0, for any other'),
  tags,
  publish_at: z
    .union([
      z.literal(['', null]).transform(() => undefined),
      z.iso.datetime({ offset: true, error: says('wrong_form') }).transform((value) => new Date(value)),
    ])
    .optional()
    .describe('Of a post that is not published yet: when it is to be, 5 minutes to a year ahead'),
  ...pollFields,
};

/** A paid post names its price. */
export function hasPrice(
  value: { is_ppv: boolean; credit_price?: number | undefined },
  context: z.core.$RefinementCtx,
) {
  if (value.is_ppv && !value.credit_price)
    context.addIssue({ code: 'custom', path: ['credit_price'], message: PPV_PRICE });
}

/** `file_key` of files of the vault, with commas between them. */
const vaultFiles = z
  .string()
  .max(500)
  .transform((value) => [...new Set(value.split(',').map((key) => key.trim()))].filter(Boolean))
  .pipe(z.array(z.uuid(says('wrong_form'))).max(POST_FILES))
  .optional()
  .describe(
    '`file_key` of files of one’s vault to show as well, without an upload, with commas between them',
  );

const createPost = defineCall({
  method: 'POST',
  path: '/content',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'upload',
  body: z
    .object({
      ...postFields,
      // Older forms say image; nothing is decided by it where there is a file.
      type: z
        .enum(['photo', 'video', 'image', ''], says('unknown_choice'))
        .optional()
        .describe('photo or video, or image for a photo. Decided by the file where there is one, else photo'),
      price: z.string().max(20).optional().describe('Always 0; ignored'),
      client_id: clientId.describe(
        'The device’s own name for it: sent again under the same one, it is the same post, and nothing is made',
      ),
      vault_files: vaultFiles,
      depicted_consent: flag
        .optional()
        .describe(
          'Everyone depicted is 18 or older and agreed to be shown, by the box of a form. Left out, the Creator Consent that the creator accepted says so; `false` with files is refused',
        ),
    })
    .superRefine(hasPrice)
    .superRefine(isWholePoll),
  files: {
    media_file: {
      description:
        'Photos (JPEG, PNG, WebP, at most 10 MB) in the order to show them, and at most one video (MP4, WebM, MOV, at most 100 MB), which comes first; optional',
      max: POST_FILES,
      resumable: true,
    },
    thumbnail_file: { description: 'A still for a video, made by the browser; optional', max: 1 },
  },
  status: 201,
  response: post,
  errors: ['content_not_found', 'file_rejected', 'request_in_progress'],
  area: 'Posts',
  summary: 'Publish a post',
  description:
    'Multipart. Each file is judged by its content, loses its metadata, and gets a thumbnail and a blurred preview. The first one’s type sets the post’s type. Price and access are of the whole post.',
});

const uploadMedia = defineCall({
  method: 'POST',
  path: '/media/upload',
  who: 'verified_creator',
  limit: 'upload',
  body: uploadForm,
  files: {
    file: { description: 'A photo of at most 10 MB, or a video of at most 100 MB', max: 1, resumable: true },
  },
  status: 201,
  response: secureMedia,
  errors: ['file_rejected', 'request_in_progress'],
  area: 'Media',
  summary: 'Publish one file',
  description: 'Multipart. A post of one file, with its title for all that is written.',
});

const listCreatorMedia = defineCall({
  method: 'GET',
  path: '/media/creator/{id}/media',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  query: z.object({ ...page(20, 50), include_nsfw: flag.default(false) }),
  response: z.object({ media: z.array(secureMedia), next_cursor: z.string().nullable() }),
  errors: ['creator_not_found'],
  area: 'Media',
  summary: 'The files of a creator',
  description:
    'The first ones of the posts that the viewer is shown, locked ones among them; to their creator all files of all posts, also of those that wait for a look. Facts, without addresses. `limit` is of posts.',
});

const getFeed = defineCall({
  method: 'GET',
  path: '/content/feed',
  who: 'signed_in',
  mayLag: true,
  query: z.object({
    ...page(10, 50),
    only_subscribed: flag.default(false),
    only_followed: flag.default(false).describe('Counts where `only_subscribed` does not'),
  }),
  response: z.object({ posts: z.array(post), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Posts',
  summary: 'For You, or the feed of the subscribed or followed',
  description:
    'For You: by recency, what people made of a post, and whether the viewer follows or subscribes to its creator; one creator at most twice in a row where a page has others. With `only_subscribed` the posts of the creators that the viewer subscribes to, newest first; with `only_followed` those of the 1,000 creators whom the viewer followed last.',
});

const getPost = defineCall({
  method: 'GET',
  path: '/content/{id}',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  response: post,
  errors: ['content_not_found', 'mature_hidden'],
  area: 'Posts',
  summary: 'One post',
  description:
    'As the lists show it. A mature one is refused to guests and in safe mode, without a word of it.',
});

export const postsCalls = { createPost, uploadMedia, listCreatorMedia, getPost, getFeed } as const;
