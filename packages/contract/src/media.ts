import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { MEDIA_ACCESS_SECONDS } from './limits.ts';

export const accessMedia = defineCall({
  method: 'POST',
  path: '/media/access',
  who: 'signed_in',
  limit: 'mediaAccess',
  body: z.object({
    file_key: z.string(says('file_key_required')).min(1, says('file_key_required')).max(200),
    access_duration: z
      .int()
      .min(MEDIA_ACCESS_SECONDS.min, says('seconds_at_least'))
      .max(MEDIA_ACCESS_SECONDS.max, says('seconds_at_most'))
      .default(MEDIA_ACCESS_SECONDS.default)
      .describe('Seconds'),
  }),
  response: z.object({
    secure_url: z.string().describe('Expires, and is bound to file and viewer'),
    stream_url: z.string().nullable().describe('The sizes of a video (HLS), likewise'),
    expires_in: z.int().describe('Seconds'),
  }),
  errors: ['content_not_found', 'subscription_required', 'purchase_required', 'media_not_ready'],
  area: 'Media',
  summary: 'A fresh address for a picture or video',
  description: 'Refused while the post is locked for the viewer. Refresh 30 seconds before it expires.',
});

const tracePicture = defineCall({
  method: 'POST',
  path: '/admin/media/trace',
  who: 'admin',
  limit: 'upload',
  body: z.object({}),
  files: { picture: { description: 'JPEG, PNG or WebP, at most 10 MB', max: 1 } },
  response: z.object({
    account: z
      .object({
        id: z.uuid(),
        username: z.string(),
        full_name: z.string(),
        user_type: z.enum(['fan', 'creator', 'admin']),
        status: z.string(),
      })
      .nullable()
      .describe('Null where the picture carries no mark that could be read'),
  }),
  errors: [
    'validation_failed',
    'admins_only',
    'file_rejected',
    'payload_too_large',
    'unsupported_media_type',
  ],
  area: 'Media',
  summary: 'Whom a picture was made for',
  description:
    'Multipart. Reads the unseen mark of a picture that turned up elsewhere, also when it was cropped, turned, mirrored, compressed again, or made half to twice as large. On record, and the picture is not kept.',
});

export const mediaCalls = { accessMedia, tracePicture } as const;
