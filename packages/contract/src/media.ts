import { z } from 'zod';
import { defineCall } from './call.ts';

const tracePicture = defineCall({
  method: 'POST',
  path: '/admin/media/trace',
  who: 'admin',
  part: 'moderation',
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
      .describe('Null where no mark could be read, or none for certain'),
    chance: z
      .number()
      .nullable()
      .describe(
        'At most so likely, 0 to 1, chance alone would have named somebody; never above 1e-9, and null without an account',
      ),
  }),
  errors: ['file_rejected'],
  area: 'Media',
  summary: 'Whom a picture was made for',
  description:
    'Multipart. Reads the unseen mark of a picture that turned up elsewhere. What it outlives is in the table of rule P398; videos carry none. Takes some seconds. On record, and the picture is not kept.',
});

export const mediaCalls = { tracePicture } as const;
