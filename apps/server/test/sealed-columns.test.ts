import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useHarness } from './harness.ts';

const harness = useHarness();

/** Columns of bytes that `npm run reseal` goes through (P344). */
const SEALED = [
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
const PLAIN = [
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
  'sessions.token_hash',
  'settlement_reports.hash',
  'view_salts.salt',
];
/** Made by a secret, and found again by each key that it may have been made by. */
const KEYED = ['verifications.id_number_hash'];

it('every column of bytes is sealed anew, or is none that a secret sealed', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(harness.deps.db);
  expect(rows.map(({ name }) => name)).toEqual([...SEALED, ...PLAIN, ...KEYED].sort());
});
