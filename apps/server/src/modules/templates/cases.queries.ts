import type { Language } from '@likha/contract/language';
import type { TemplateKind, TemplateSubject } from '@likha/contract/template-kinds';
import type { Queryable } from '../../platform/database/index.ts';

/** What is known of what is decided, and who will read the words. */
export interface CaseRow {
  name: string;
  language: Language | null;
  post_title?: string | null;
  rule?: 'inappropriate_content' | 'harassment' | 'spam' | 'others' | null;
  sent_at?: Date | null;
  amount_centavos?: number;
  reference?: string;
}

type Find = (db: Queryable, id: string) => Promise<CaseRow | undefined>;

const ofPost: Find = (db, id) =>
  db
    .selectFrom('posts as p')
    .innerJoin('users as u', 'u.id', 'p.creator_id')
    .select(['u.full_name as name', 'u.language', 'p.title as post_title', 'p.created_at as sent_at'])
    .where('p.id', '=', id)
    .executeTakeFirst();

/** The title is of the post below which it stands. */
const ofComment: Find = (db, id) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select(['u.full_name as name', 'u.language', 'p.title as post_title', 'c.created_at as sent_at'])
    .where('c.id', '=', id)
    .executeTakeFirst();

const ofPerson: Find = (db, id) =>
  db.selectFrom('users').select(['full_name as name', 'language']).where('id', '=', id).executeTakeFirst();

const ofReport: Find = (db, id) =>
  db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reported_user_id')
    .select(['u.full_name as name', 'u.language', 'r.report_type as rule'])
    .where('r.id', '=', id)
    .executeTakeFirst();

const ofVerification: Find = (db, id) =>
  db
    .selectFrom('verifications as v')
    .innerJoin('users as u', 'u.id', 'v.creator_id')
    .select(['u.full_name as name', 'u.language', 'v.submitted_at as sent_at'])
    .where('v.id', '=', id)
    .executeTakeFirst();

const ofAppeal: Find = (db, id) =>
  db
    .selectFrom('appeals as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.full_name as name', 'u.language', 'a.sent_at'])
    .where('a.id', '=', id)
    .executeTakeFirst();

const ofRemoval: Find = (db, id) =>
  db
    .selectFrom('removal_requests')
    .select(['name', 'language', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirst();

const ofRefund: Find = (db, id) =>
  db
    .selectFrom('refund_requests as r')
    .innerJoin('users as u', 'u.id', 'r.fan_id')
    .innerJoin('purchases as p', 'p.id', 'r.purchase_id')
    .select(['u.full_name as name', 'u.language', 'r.asked_at as sent_at', 'r.amount_centavos'])
    .select('p.reference')
    .where('r.id', '=', id)
    .executeTakeFirst();

const ofPayout: Find = (db, id) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('users as u', 'u.id', 'p.creator_id')
    .select([
      'u.full_name as name',
      'u.language',
      'p.requested_at as sent_at',
      'p.centavos as amount_centavos',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();

const NOBODY: Find = async () => undefined;

const OF_SUBJECT = { post: ofPost, comment: ofComment, person: ofPerson, report: ofReport } as const;

const OF_CASE: Partial<Record<TemplateKind, Find>> = {
  verification_refusal: ofVerification,
  appeal_denial: ofAppeal,
  removal_refusal: ofRemoval,
  refund_refusal: ofRefund,
  payout_refusal: ofPayout,
};

/** What a decision of that kind is about; undefined where it is gone. */
export function findCase(
  db: Queryable,
  kind: TemplateKind,
  subject: { type: TemplateSubject; id: string },
): Promise<CaseRow | undefined> {
  const find = subject.type === 'case' ? (OF_CASE[kind] ?? NOBODY) : OF_SUBJECT[subject.type];
  return find(db, subject.id);
}
