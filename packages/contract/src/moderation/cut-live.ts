import { z } from 'zod';
import { defineCall } from '../call.ts';
import { reason } from '../enforcement.ts';
import { id } from '../fields.ts';

/** Streams know nothing of reports, so that it is answered where those are. */
export const cutLive = defineCall({
  method: 'POST',
  path: '/admin/live/{id}/cut',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  body: z.object({ reason }),
  response: z.object({ id, message: z.string() }),
  errors: ['live_not_found', 'live_ended'],
  area: 'Live',
  summary: 'Cut a running stream',
  description:
    'Ends for everybody, within two seconds and on every node, and cannot be begun again. The last minute is kept as evidence, tickets are paid back. It counts as a strike, of which its host is mailed; what waits about it is closed. One that its host ended a moment before has no replay. A suspension is another decision. On record.',
});
