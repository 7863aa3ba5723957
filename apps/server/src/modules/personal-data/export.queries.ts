import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

export function findProfile(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'full_name',
      'email',
      'email_confirmed_at',
      'user_type',
      'date_of_birth',
      'bio',
      'location',
      'language',
      'safe_mode',
      'shows_online',
      'age_confirmed_at',
      'kyc_status',
      'subscription_price_centavos',
      'legal_consent_version',
      'legal_consent_at',
      'two_factor_at',
      'created_at',
      'last_seen_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

type ReadPage = (
  db: Queryable,
  userId: string,
  after: string | null,
  limit: number,
) => Promise<{ key: string }[]>;

/**
 * Pages of what a table has of the person, in the order of a key. What is somebody else's is left out: of a sale the buyer,
 * of a session its token.
 * @param columns as they are called in the file
 */
function table(name: string, owner: string, key: string, columns: string): ReadPage {
  return async (db, userId, after, limit) => {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(key)}::text as key, ${sql.raw(columns)} from ${sql.table(name)}
      where ${sql.ref(owner)} = ${userId}::uuid and (${after}::uuid is null or ${sql.ref(key)} > ${after}::uuid)
      order by ${sql.ref(key)} limit ${limit}`.execute(db);
    return rows;
  };
}

/** Every list of the file, by its name in it. Money is whole credits and whole centavos. */
export const SECTIONS: Readonly<Record<string, ReadPage>> = {
  sessions: table('sessions', 'user_id', 'id', 'browser, system, network, created_at, last_used_at'),
  security_events: table('security_events', 'user_id', 'id', 'at, kind, network, details'),
  accepted_documents: table('legal_consents', 'person_id', 'id', 'version, accepted_at'),
  sanctions: table(
    'sanctions',
    'user_id',
    'id',
    'kind, severity, warning_type, reason, subject_type, subject_id, created_at, expires_at, ended_at, end_reason',
  ),
  reports: table(
    'reports',
    'reporter_id',
    'id',
    'report_type, subject_type, subject_id, description, status, created_at',
  ),
  reviewed_content: table(
    'content_reviews',
    'author_id',
    'content_id',
    'content_id, content_type, status, created_at, decided_at',
  ),
  blocked: table('blocks', 'blocker_id', 'id', 'blocked_id, created_at'),
  monthly_goals: table('creator_studios', 'creator_id', 'creator_id', 'goal_centavos, goal_subscribers'),
  former_usernames: table('former_usernames', 'user_id', 'id', 'username, held_until'),
  turned_off_notifications: table(
    'notification_settings',
    'person_id',
    'person_id',
    'turned_off, changed_at',
  ),
  follows: table('follows', 'fan_id', 'creator_id', 'creator_id, created_at'),
  interests: table('fan_interests', 'fan_id', 'fan_id', 'tags, put_away_at'),
  subscriptions: table('subscriptions', 'fan_id', 'creator_id', 'creator_id, started_at, ends_at'),
  subscription_payments: table(
    'subscription_charges',
    'fan_id',
    'id',
    'id, creator_id, credits, starts_at, ends_at, created_at',
  ),
  purchases: table(
    'purchases',
    'fan_id',
    'id',
    'id, status, payment_method, base_credits, bonus_credits, granted_credits, original_centavos, final_centavos, created_at, settled_at',
  ),
  disputed_payments: table(
    'disputes',
    'fan_id',
    'id',
    'id, purchase_id, state, reason, amount_centavos, taken_credits, debt_centavos, opened_at, ended_at',
  ),
  refund_requests: table(
    'refund_requests',
    'fan_id',
    'id',
    'id, purchase_id, reason, credits, amount_centavos, asked_at, decision, answer, decided_at, paid_back_at',
  ),
  credits_given_back: table('restitutions', 'fan_id', 'id', 'id, cause, gone_at, credits, created_at'),
  shares_taken_back: table(
    'clawback_parts',
    'person_id',
    'id',
    'id, share, sale_day, credits, centavos, from_debt, taken_at, given_back_at',
  ),
  debt_paid: table('debt_settlements', 'person_id', 'id', 'id, from_earnings, from_affiliate, settled_at'),
  unlocks: table('unlocks', 'fan_id', 'id', 'id, post_id, credits, created_at'),
  tips_sent: table('tips', 'fan_id', 'id', 'id, creator_id, credits, message, created_at'),
  likes: table('post_likes', 'person_id', 'post_id', 'post_id, created_at'),
  comments: table('comments', 'author_id', 'id', 'id, post_id, text, created_at'),
  posts: table(
    'posts',
    'creator_id',
    'id',
    'id, title, content, type, tags, is_nsfw, is_ppv, is_subscriber_only, credit_price, status, publish_at, views_count, created_at',
  ),
  depicted_consents: table(
    'depicted_consents',
    'creator_id',
    'post_id',
    'post_id, version, files_count, confirmed_at',
  ),
  media: table('media_items', 'owner_id', 'id', 'id, kind, content_type, bytes, width, height, created_at'),
  picture_mark: table('media_traces', 'viewer_id', 'viewer_id', 'code, created_at'),
  sales: table('sales', 'creator_id', 'id', 'id, reason, credits'),
  appeals: table('appeals', 'user_id', 'id', 'id, text, sent_at, decision, answer, decided_at'),
  removal_requests: table(
    'removal_requests',
    'user_id',
    'id',
    'id, name, email, relation, content, explanation, sent_at, decision, reason, decided_at',
  ),
  admin_notes: table('person_notes', 'person_id', 'id', 'text, at'),
  payouts: table(
    'payouts',
    'creator_id',
    'id',
    'id, bucket, centavos, status, method, last_characters, reason, reference, requested_at, decided_at, finished_at',
  ),
};
