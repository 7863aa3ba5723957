import { z } from 'zod';
import { defineCall } from './call.ts';
import { pesos } from './fields.ts';
import { accessMedia } from './posts/access-media.ts';
import { secureMedia, uploadForm } from './secure-media.ts';

/** As whom the test files are asked for: what the page tries out, and not who is signed in. */
const role = z.enum(['visitor', 'subscriber', 'buyer', 'creator']);

const listTestMedia = defineCall({
  method: 'GET',
  path: '/media-test/media',
  who: 'viewer',
  response: z.object({
    media: z.array(
      secureMedia.extend({
        is_subscriber_only: z.boolean(),
        blurred_url: z.string().nullable().describe('What anyone may have'),
      }),
    ),
  }),
  errors: [],
  area: 'Media',
  summary: 'The files of the media test page',
  description:
    'Artwork that belongs to nobody: one open, one for subscribers, one paid, a paid video, one that was taken down.',
});

const accessTestMedia = defineCall({
  method: 'POST',
  path: '/media-test/access',
  who: 'viewer',
  limit: 'mediaAccess',
  body: accessMedia.body.extend({ as: role.default('visitor') }),
  response: accessMedia.response,
  errors: ['content_not_found', 'subscription_required', 'purchase_required'],
  area: 'Media',
  summary: 'An address of a test file',
  description:
    'By the rules of `POST /media/access`, for the role that is named; for nothing but the test files.',
});

const getRefusedAddresses = defineCall({
  method: 'POST',
  path: '/media-test/refused-addresses',
  who: 'viewer',
  limit: 'mediaAccess',
  body: z.object({ file_key: z.uuid() }),
  response: z.object({
    expired_url: z.string().describe('Signed, and a minute too old'),
    other_session_url: z.string().describe('Signed for a session that nobody has'),
  }),
  errors: ['content_not_found'],
  area: 'Media',
  summary: 'Addresses of a test file that must be refused',
  description: 'Signed by the house as all are, so that anybody can see them refused.',
});

const tryUpload = defineCall({
  method: 'POST',
  path: '/media-test/upload',
  who: 'viewer',
  limit: 'mediaTest',
  body: uploadForm,
  files: { file: { description: 'A photo of at most 10 MB, or a video of at most 100 MB', max: 1 } },
  response: z.object({
    content_title: z.string(),
    is_ppv: z.boolean(),
    ppv_price: pesos.nullable(),
    content_type: z.string().describe('By its content, whatever its name said'),
    bytes: z.int().describe('As they arrived'),
    width: z.int().nullable(),
    height: z.int().nullable(),
    removed: z
      .array(z.enum(['place', 'exif', 'profile', 'xmp', 'iptc']))
      .describe('What the file said of itself, and the copy does not'),
    watermark: z.string().nullable().describe('The names in the copy'),
    picture: z.string().nullable().describe('The small copy with its names, as a data address'),
    blurred: z.string().nullable().describe('What who may not see it gets, likewise'),
  }),
  errors: ['file_rejected'],
  area: 'Media',
  summary: 'Try an upload out',
  description:
    'Multipart, as `POST /media/upload`. The file is judged and, where it is a picture, made as an upload is; everything goes back to who sent it and nothing is kept.',
});

export const mediaTestCalls = { listTestMedia, accessTestMedia, getRefusedAddresses, tryUpload } as const;
