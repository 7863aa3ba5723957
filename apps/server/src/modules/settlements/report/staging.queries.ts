import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { ReportRow } from './report-row.ts';

/** Rows as they were read, in one statement. @param rows some thousand at most */
export async function stageRows(
  tx: Tx,
  ids: Ids,
  reportId: string,
  rows: readonly ReportRow[],
): Promise<void> {
  await sql`insert into settlement_staging (report_id, line, id, row_key, kind, capture_ref, reference, currency, amount_centavos, fee_centavos, at, is_reserve)
    select ${reportId}, * from unnest(
      ${rows.map(({ line }) => line)}::int[], ${rows.map(() => ids.next())}::uuid[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ kind }) => (kind === 'reserve' ? 'other' : kind))}::text[], ${rows.map(({ captureRef }) => captureRef)}::text[], ${rows.map(({ reference }) => reference)}::text[],
      ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ amountCentavos }) => amountCentavos)}::bigint[],
      ${rows.map(({ feeCentavos }) => feeCentavos)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ kind }) => kind === 'reserve')}::bool[])`.execute(tx);
}

/** @throws a unique violation where the same file was taken before */
export async function insertReport(
  tx: Tx,
  report: {
    id: string;
    provider: ProviderName;
    hash: Buffer;
    rows: number;
    first_at: Date;
    last_at: Date;
    uploaded_by: string;
    uploaded_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('settlement_reports')
    .values({ ...report, status: 'matching' })
    .execute();
}
