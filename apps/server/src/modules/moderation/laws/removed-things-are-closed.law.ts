import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const removedThingsAreClosed: Law = {
  name: 'removed-things-are-closed',
  says: 'Nothing that staff has removed waits for a decision: its reports are closed with the one that removed it.',
  violations: sql`
    select r.id::text as id, 'a report of a ' || r.subject_type || ' that was removed waits' as difference
    from reports r join sanctions s on s.subject_id = r.subject_id and s.subject_type = r.subject_type
    where r.status = 'pending' and s.kind = 'removal' and s.ended_at is null limit 20`,
};
