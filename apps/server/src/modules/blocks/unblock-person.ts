import type { BaseDeps } from '../../platform/base-deps.ts';
import { deleteBlock } from './blocks.queries.ts';

/** Lets a person find the creator again. What has ended stays so; where they were not blocked, nothing happens. */
export function unblockPerson({ db }: BaseDeps, creatorId: string, personId: string): Promise<void> {
  return deleteBlock(db, creatorId, personId);
}
