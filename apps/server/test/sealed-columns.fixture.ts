/** Columns of bytes that `npm run reseal` goes through (P344). */
export const SEALED = [
  'creator_tax_details.sealed',
  'dispute_files.sealed',
  'former_keys.sealed',
  'live_people.sealed',
  'payout_settings.sealed',
  'payouts.sealed',
  'push_keys.sealed',
  'two_factor.sealed_secret',
  'webhook_events.payload',
];
/** Columns of bytes that no secret made. */
export const PLAIN = [
  'account_links.token_hash',
  'affiliate_clicks.visitor',
  'affiliate_salts.salt',
  'former_keys.key_hash',
  'idempotency_keys.request_hash',
  'ledger_entries.input_hash',
  'ledger_seals.hash',
  'login_failures.email_hash',
  'passkeys.credential_id',
  'passkeys.public_key',
  'payout_account_seals.seal',
  'post_viewers.visitor',
  'purchases.request_hash',
  'recovery_codes.code_hash',
  'sessions.bearer_hash',
  'sessions.token_hash',
  'settlement_reports.hash',
  'view_salts.salt',
];
/** Made by a secret, and found again by each key that it may have been made by. */
export const KEYED = ['verifications.id_number_hash'];
