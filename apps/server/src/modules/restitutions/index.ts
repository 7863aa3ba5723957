import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Gone } from './restitution.ts';
import { GIVE_RESTITUTION, RESTITUTION_ATTEMPTS } from './restitutions-job-ids.ts';

/** Has what people paid for it given back; in the transaction that takes it away. */
export async function queueRestitution(tx: Tx, gone: Gone): Promise<void> {
  const key = `restitution:${gone.causeId}`;
  await addJob(tx, GIVE_RESTITUTION, gone, { key, maxAttempts: RESTITUTION_ATTEMPTS });
}

/** All that a creator sold is gone with them. */
export function goneWith(cause: 'banned' | 'left', creatorId: string, at: Date): Gone {
  return { cause, creatorId, causeId: creatorId, at };
}
