import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

export const certificatesAreKept: Law = {
  name: 'certificates-are-kept',
  says: 'The certificates of a quarter are numbered without a gap, one of each creator stands; each names what creator and platform said last when it was issued, and one in the place of another is on record, with its reason.',
  violations: sql`
    with anew as (
      select c.id, c.issued_by, c.issued_at, jsonb_build_object('number',
        to_char(c.quarter, 'YYYY-"Q"Q') || '-' || lpad(c.number::text, 5, '0'), 'reason', c.reason) as after
      from tax_certificates c where c.replaces is not null
    ), recorded as (
      select subject_id, actor_id, at, after from admin_actions where action = 'tax.reissue_certificate'
    )
    select * from (
      select quarter::text as id, count(*) || ' certificates are numbered up to ' || max(number) as difference
      from tax_certificates group by quarter having count(*) <> max(number) or min(number) <> 1 or count(distinct number) <> count(*)
      union all
      select creator_id || ' ' || quarter, count(*) || ' stand' from tax_certificates c
      where not exists (select from tax_certificates n where n.replaces = c.id) group by creator_id, quarter having count(*) <> 1
      union all
      select c.id::text, 'replaces one of somebody else, or of another quarter, or a later one' from tax_certificates c join tax_certificates b on b.id = c.replaces
      where (b.creator_id, b.quarter) <> (c.creator_id, c.quarter) or b.issued_at > c.issued_at or b.number >= c.number
      union all
      select c.id::text, 'names another creator’s details, or others than held then' from tax_certificates c left join creator_tax_details d on d.id = c.details_id
      where d.creator_id is distinct from c.creator_id or d.written_at > c.issued_at
        or exists (select from creator_tax_details n where n.creator_id = c.creator_id and n.id > d.id and n.written_at < c.issued_at - ${SAME_MOMENT})
      union all
      select c.id::text, 'names another identity than held then' from tax_certificates c left join tax_identities i on i.id = c.identity_id
      where i.id is null or i.written_at > c.issued_at
        or exists (select from tax_identities n where n.written_at > i.written_at and n.written_at < c.issued_at - ${SAME_MOMENT})
      union all
      select l.certificate_id::text, 'is of another quarter in its lines' from tax_certificate_lines l left join tax_certificates c on c.id = l.certificate_id
      where date_trunc('quarter', l.month)::date is distinct from c.quarter
      union all
      select coalesce(a.id, r.subject_id)::text, 'is not issued anew as it is on record' from anew a full join recorded r on r.subject_id = a.id
      where a.id is null or r.subject_id is null or r.actor_id is distinct from a.issued_by or r.after is distinct from a.after
        or r.at not between a.issued_at - ${SAME_MOMENT} and a.issued_at + ${SAME_MOMENT}
    ) found limit 20`,
};
