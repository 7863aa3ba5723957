import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../accounts/index.ts';
import type { HoldRow } from './profile-holds.queries.ts';

/** A part of a profile as staff sees it in the queue. */
export function presentHold({
  user_id: id,
  full_name,
  username,
  avatar_key: key,
  ...row
}: HoldRow): CallResponse<Calls['decideProfileHold']>['profile'] {
  return {
    ...row,
    person: { id, full_name, username, avatar: publicMediaUrl(key) },
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
