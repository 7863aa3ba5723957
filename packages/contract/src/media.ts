import { z } from 'zod';
import { defineCall } from './call.ts';
import { MEDIA_ACCESS_SECONDS } from './limits.ts';

const accessMedia = defineCall({
  method: 'POST',
  path: '/media/access',
  who: 'signed_in',
  limit: 'mediaAccess',
  body: z.object({
    file_key: z.string('file_key is required').min(1, 'file_key is required').max(200),
    access_duration: z
      .int()
      .min(MEDIA_ACCESS_SECONDS.min, `At least ${MEDIA_ACCESS_SECONDS.min} seconds`)
      .max(MEDIA_ACCESS_SECONDS.max, `At most ${MEDIA_ACCESS_SECONDS.max} seconds`)
      .default(MEDIA_ACCESS_SECONDS.default)
      .describe('Seconds'),
  }),
  response: z.object({
    secure_url: z.string().describe('Expires, and is bound to file and viewer'),
    expires_in: z.int().describe('Seconds'),
  }),
  errors: ['content_not_found', 'subscription_required', 'purchase_required'],
  area: 'Media',
  summary: 'A fresh address for a picture or video',
  description: 'Refused while the post is locked for the viewer. Refresh 30 seconds before it expires.',
});

export const mediaCalls = { accessMedia } as const;
