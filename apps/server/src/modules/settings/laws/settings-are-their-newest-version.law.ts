import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

export const settingsAreTheirNewestVersion: Law = {
  name: 'settings-are-their-newest-version',
  says: 'The settings are their newest version, versions are counted without a gap in the order of their time, and each was made by a change that is on record.',
  violations: sql`
    with version as (
      select v.*, lag(v.centavos_per_credit) over (order by v.version) as rate_before, lag(v.since) over (order by v.version) as since_before,
        row_number() over (order by v.version) as place
      from platform_settings_versions v
    )
    select * from (
      select s.version::text as id, 'has no version' as difference from platform_settings s
      where not exists (select from version v where v.version = s.version)
      union all
      select v.version::text, each.key || ' is ' || coalesce((to_jsonb(s) -> each.key)::text, 'nothing') || ' and not ' || each.value
      from platform_settings s join platform_settings_versions v on v.version = s.version
      cross join lateral jsonb_each(jsonb_strip_nulls(to_jsonb(v) - 'since')) each
      where (to_jsonb(s) -> each.key) is distinct from each.value
      union all
      select v.version::text, 'is number ' || v.place || ', and ' || s.version || ' is in force' from version v cross join platform_settings s
      where v.version <> v.place or v.version > s.version or v.since < v.since_before or (v.since is null and v.since_before is not null)
      union all
      select v.version::text, 'was made by nobody' from version v
      where v.since is not null and v.version > 1 and not exists (
        select from admin_actions a where a.at between v.since - ${SAME_MOMENT} and v.since + ${SAME_MOMENT} and (
          (a.action = 'settings.change' and (a.after ->> 'version')::integer = v.version)
          or (a.action = 'rate.change' and (a.after ->> 'centavos_per_credit')::integer = v.centavos_per_credit
            and (a.before ->> 'centavos_per_credit')::integer = v.rate_before)))
    ) found limit 20`,
};
