import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { giveRestitutionJob } from './declared-jobs.ts';
import type { Gone } from './restitution.ts';

export type { Gone };

/** Has what people paid for it given back; in the transaction that takes it away. */
export async function queueRestitution(tx: Tx, gone: Gone): Promise<void> {
  const key = `restitution:${gone.causeId}`;
  await addJob(tx, giveRestitutionJob, gone, { key });
}

/** All that a creator sold is gone with them. */
export function goneWith(cause: 'banned' | 'left', creatorId: string, at: Date): Gone {
  return { cause, creatorId, causeId: creatorId, at };
}
