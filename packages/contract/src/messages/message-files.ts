import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A photo, video or voice note of a message, as one of its two gets it. */
export const messageFile = z.object({
  file_key: z.uuid(),
  kind: z.enum(['photo', 'video', 'voice']),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_seconds: z.number().nullable(),
  thumbhash: z.string().nullable(),
  state: z
    .enum(['ready', 'processing', 'failed'])
    .describe('Of a video: it is sent while it is processed, and shown to the other once it is ready'),
  media_url: z
    .string()
    .nullable()
    .describe('Signed, expiring, bound to the viewer; null while locked, and until a video is ready'),
  stream_url: z.string().nullable().describe('The sizes of a video (HLS), signed as `media_url`'),
  thumbnail_url: z.string().nullable().describe('The blurred preview while locked'),
});

const uploadMessageFile = defineCall({
  method: 'POST',
  path: '/conversations/{id}/files',
  who: 'signed_in',
  needsConsent: true,
  limit: 'messageFile',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  files: {
    media_file: {
      description:
        'A photo (JPEG, PNG, WebP, at most 10 MB); of creators also a video (MP4, WebM, MOV, at most 100 MB)',
      max: 1,
      resumable: true,
    },
    voice_file: {
      description:
        'In the place of `media_file`: a voice note as browsers record it (WebM, Ogg, MP4; at most 8 MB and three minutes)',
      max: 1,
    },
    thumbnail_file: { description: 'A still for a video, made by the browser; optional', max: 1 },
  },
  status: 201,
  response: messageFile,
  errors: [
    'conversation_not_found',
    'messages_closed',
    'creator_unverified',
    'file_rejected',
    'uploads_reviewed',
    'request_in_progress',
  ],
  area: 'Messages',
  summary: 'Upload a photo, video or voice note for a message',
  description:
    'Multipart. Nobody but its uploader sees it until a message is sent with it; one that is not sent within three days is removed. Judged by its content, stripped of what it tells, and counted for what one may keep, as files of posts.',
});

export const messageFilesCalls = { uploadMessageFile } as const;
