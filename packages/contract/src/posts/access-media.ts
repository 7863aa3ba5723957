import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { MEDIA_ACCESS_SECONDS } from '../limits.ts';

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

export const accessMediaCalls = { accessMedia } as const;
