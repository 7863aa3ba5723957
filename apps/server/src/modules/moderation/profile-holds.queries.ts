import { atLeast, type Days, idOfDays, type Queryable } from '../../platform/database/index.ts';
import type { ProfileField } from '../enforcement/index.ts';

export type HoldStatus = 'waiting' | 'approved' | 'cleared';

export interface HoldRow {
  id: string;
  status: HoldStatus;
  field: ProfileField;
  text: string;
  flagged_keywords: string[];
  user_id: string;
  full_name: string;
  username: string;
  avatar_key: string | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

function selectHolds(db: Queryable) {
  return db
    .selectFrom('profile_holds as h')
    .innerJoin('users as person', 'person.id', 'h.user_id')
    .leftJoin('users as decider', 'decider.id', 'h.decided_by')
    .select(['h.id', 'h.status', 'h.field', 'h.value as text', 'h.flagged_keywords', 'h.user_id'])
    .select(['person.full_name', 'person.username', 'person.avatar_key', 'h.created_at', 'h.decided_at'])
    .select('decider.full_name as decided_by')
    .$castTo<HoldRow>();
}

export function findHold(db: Queryable, id: string): Promise<HoldRow | undefined> {
  return selectHolds(db).where('h.id', '=', id).executeTakeFirst();
}

/** What waits, the longest waiting first; what was decided, the newest first; each from a place on. */
export function listHolds(
  db: Queryable,
  status: HoldStatus,
  { limit, from, days }: { limit: number; from: string | undefined; days: Days },
): Promise<HoldRow[]> {
  const isWaiting = status === 'waiting';
  let query = selectHolds(db)
    .where('h.status', '=', status)
    .where(idOfDays('h.id', days))
    .orderBy('h.id', isWaiting ? 'asc' : 'desc')
    .limit(atLeast(limit));
  if (from !== undefined) query = query.where('h.id', isWaiting ? '>' : '<', from);
  return query.execute();
}
