import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

/**
 * An id is never of before its entry; of after it where a clock went back. Entries from before versions were kept had ids of
 * other kinds.
 */
export const entriesAreOfTheirTime = boundedLaw({
  name: 'entries-are-of-their-time',
  says: 'An entry was made when its id and what it paid for say, by the settings that were in force.',
  of: ({ from, fromId }) => sql`
    with version as (
      select version, since, lead(since) over (order by version) as until from platform_settings_versions
    ), entry as (
      select id, reason, subject_id, created_at, settings_version from ledger_entries where id >= ${fromId}::uuid and settings_version is not null
    )
    select * from (
      select e.id::text as id, 'made at ' || e.created_at as difference from entry e
      where extract(epoch from e.created_at) * 1000 - ('x' || substr(replace(e.id::text, '-', ''), 1, 12))::bit(48)::bigint > 86400000
      union all
      select e.id::text, 'made by version ' || e.settings_version || ' at ' || e.created_at from entry e join version v on v.version = e.settings_version
      where e.created_at < v.since - interval '5 minutes' or e.created_at > v.until + interval '5 minutes'
      union all
      select e.id::text, 'made at ' || e.created_at || ', and paid for at ' || s.created_at from entry e join (
        select 'unlock' as reason, id, created_at from unlocks where id >= ${fromId}::uuid
        union all select 'unlock', id, created_at from message_unlocks where id >= ${fromId}::uuid
        union all select 'unlock', id, created_at from live_tickets where id >= ${fromId}::uuid
        union all select 'subscription', id, created_at from subscription_charges where id >= ${fromId}::uuid
        union all select 'tip', id, created_at from tips where id >= ${fromId}::uuid
        union all select 'purchase', id, settled_at from purchases where settled_at >= ${from}::timestamptz - interval '1 day'
      ) s on s.id = e.subject_id and s.reason = e.reason
      where s.created_at not between e.created_at - interval '5 minutes' and e.created_at + interval '5 minutes'
    ) found limit 20`,
});
