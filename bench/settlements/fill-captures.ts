import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { sql } from 'kysely';
import {
  payPalCsv,
  type WrittenRow,
} from '../../apps/server/src/modules/settlements/report/reports.fixture.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { referenceOf } from '../references.ts';

/** Who takes the report in. */
export const ADMIN = '0a000000-0000-7000-8000-000000000001';
const FAN = '0f000000-0000-7000-8000-000000000001';
const AMOUNT = 50_000;
const FEE = 1_950;
const CHUNK = 100_000;
/** Of so many captures the report names one otherwise than the books: each has to be found. */
export const WRONG_ONE_IN = 1_000;

const idOf = (prefix: string, n = 'n') =>
  sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);

/** So many captured payments of PayPal with their fees, as they stand once they are booked. */
export async function fillCaptures(db: Database, captures: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, staff_role, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    values (${FAN}, 'fan@bench.test', 'fan', 'Fan', 'x', 'fan', null, '1990-01-01', '1.0', now(), now(), now()),
      (${ADMIN}, 'admin@bench.test', 'the_admin', 'Admin', 'x', 'admin', 'finance', '1990-01-01', '1.0', now(), now(), now())`.execute(
    db,
  );
  for (let from = 1; from <= captures; from += CHUNK) {
    const to = Math.min(captures, from + CHUNK - 1);
    await sql`insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, centavos_per_credit, original_centavos, final_centavos, granted_credits, correlation_id, created_at, settled_at, reference)
      select ${idOf('01000000')}, ${FAN}, 'completed', 'paypal', 500, 0, 100, ${AMOUNT}, ${AMOUNT}, 500, ${idOf('01000000')}, now(), now(), ${referenceOf('n')} from generate_series(${from}::int, ${to}::int) n`.execute(
      db,
    );
    await sql`insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, capture_id, captured_centavos, captured_at, is_final, created_at)
      select ${idOf('02000000')}, ${idOf('01000000')}, 'paypal', 'paypal', ${AMOUNT}, 'captured', 'O' || n, 'CAP' || n, ${AMOUNT}, now(), true, now() from generate_series(${from}::int, ${to}::int) n`.execute(
      db,
    );
    await sql`insert into provider_fees (id, provider, source, source_id, purchase_id, sequence, fee_centavos, change_centavos, seen_at, created_at)
      select ${idOf('03000000')}, 'paypal', 'capture', 'CAP' || n, ${idOf('01000000')}, 1, ${FEE}, ${FEE}, now(), now() from generate_series(${from}::int, ${to}::int) n`.execute(
      db,
    );
  }
  await sql`analyze`.execute(db);
}

/** PayPal's report of them all, and what it took to the bank. @returns the rows in it */
export async function writeReport(path: string, captures: number): Promise<number> {
  const rowOf = (n: number): WrittenRow => ({
    id: `CAP${n}`,
    amount: n % WRONG_ONE_IN === 0 ? AMOUNT - 1 : AMOUNT,
    fee: FEE,
  });
  const withdrawal: WrittenRow = { id: 'W1', type: 'T0400', amount: (FEE - AMOUNT) * captures };
  const [head = '', tail = ''] = payPalCsv([withdrawal], captures + 1).split(/(?="SB")/);
  const file = createWriteStream(path);
  file.write(head);
  for (let from = 1; from <= captures; from += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, captures - from + 1) }, (_, n) => rowOf(from + n));
    const lines = payPalCsv(rows)
      .split('\n')
      .filter((line) => line.startsWith('"SB"'));
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end(tail);
  await once(file, 'finish');
  return captures + 1;
}
