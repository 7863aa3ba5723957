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
      'benefits',
      'language',
      'safe_mode',
      'is_discreet',
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
