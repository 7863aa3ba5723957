import type { Viewer } from '../../../platform/viewer.ts';
import { hasText } from '../messages.policy.ts';
import type { FileFacts } from './file-rights.queries.ts';

export type FileRight = 'none' | 'locked' | 'open';

/**
 * What somebody may see of a file that was uploaded for messages (P432): its sender all of it, whom it was sent to what is free or
 * was paid for, and staff what is in their queue, or with a report that waits. A block changes nothing for who has it; of who is banned nothing is shown.
 */
export function rightTo(facts: FileFacts, viewer: Pick<Viewer, 'id' | 'userType'> | null): FileRight {
  if (viewer === null) return 'none';
  const { state } = facts;
  if (viewer.id === facts.owner_id) return state === null || hasText(state) ? 'open' : 'none';
  if (viewer.userType === 'admin')
    return state === 'in_review' || state === 'removed' || facts.is_reported ? 'open' : 'none';
  const isThere = state === 'sent' && facts.is_shown && facts.owner_status !== 'banned';
  if (viewer.id !== facts.reader_id || !isThere) return 'none';
  return facts.price === null || facts.is_unlocked ? 'open' : 'locked';
}

/** May its blurred picture be had by its address, which nobody is given but whom it is offered to? */
export function isOffered({ state, is_shown: isShown, price, owner_status: status }: FileFacts): boolean {
  return state === 'sent' && isShown && price !== null && status !== 'banned';
}
