import { createHash } from 'node:crypto';
import { type Examination, fault, ok, reasonOf } from './finding.ts';

const PATIENCE_SECONDS = 8;

/** Who carries live pictures, where it is not us: asked for one room that nobody has, by our keys. */
export const livekit: Examination = {
  part: 'livekit',
  async look({ env }) {
    const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = env;
    if (!url || !key || !secret) return [ok('none: streams go by Likha itself')];
    const { RoomServiceClient } = await import('livekit-server-sdk');
    const client = new RoomServiceClient(url, key, secret, { requestTimeout: PATIENCE_SECONDS });
    try {
      await client.listRooms([createHash('sha256').update('doctor').digest('hex')]);
      return [ok(`${url} takes our keys`)];
    } catch (error) {
      return [
        fault(
          `${url} does not list rooms for us: ${reasonOf(error)}`,
          'compare LIVEKIT_API_KEY and LIVEKIT_API_SECRET, and see whether its server runs and its clock goes right',
        ),
      ];
    }
  },
};
