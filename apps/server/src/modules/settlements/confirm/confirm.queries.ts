import type { Tx } from '../../../platform/database/index.ts';

/** A report, held until the transaction ends: it is confirmed once. */
export function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom('settlement_reports')
    .leftJoin('users', 'users.id', 'settlement_reports.confirmed_by')
    .select([
      'settlement_reports.provider',
      'settlement_reports.status',
      'settlement_reports.expected_centavos',
      'settlement_reports.arrived_centavos',
      'settlement_reports.arrival_id',
      'settlement_reports.first_at',
      'users.full_name as confirmed_by_name',
    ])
    .where('settlement_reports.id', '=', id)
    .forUpdate('settlement_reports')
    .executeTakeFirst();
}

export interface Confirmed {
  arrivedCentavos: number;
  arrivedOn: string;
  bankReference: string;
  adminId: string;
  now: Date;
}

export async function markConfirmed(
  tx: Tx,
  id: string,
  { arrivedCentavos, arrivedOn, bankReference, adminId, now }: Confirmed,
): Promise<void> {
  await tx
    .updateTable('settlement_reports')
    .set({
      status: 'confirmed',
      arrived_centavos: arrivedCentavos,
      arrived_on: arrivedOn,
      bank_reference: bankReference,
      confirmed_by: adminId,
      confirmed_at: now,
    })
    .where('id', '=', id)
    .execute();
}
