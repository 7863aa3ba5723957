import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { maskedTin } from '@likha/contract/tax/tin';
import { AppError } from '../../../platform/app-error.ts';
import { type Days, inTransaction } from '../../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { findDetails, isTaxed, listTaxed } from './details.queries.ts';
import { openDetails, presentMasked, presentWhole } from './tax-details.ts';

/** Who a creator is to the tax office, to themselves: the TIN by its ending; and whether one is needed (P793). */
export async function readOwnDetails(
  deps: TaxDeps,
  creatorId: string,
): Promise<CallResponse<Calls['getTaxDetails']>> {
  const row = await findDetails(deps.db, creatorId);
  if (!row) return { details: null, needs_tin: await isTaxed(deps.db, creatorId) };
  return { details: presentMasked(openDetails(deps.taxCipher, row), row), needs_tin: false };
}

/** Whole, for finance: that it is read is on record before it is shown (P793). @throws AppError `tax_details_not_found` */
export async function showDetails(
  deps: TaxDeps,
  creatorId: string,
  admin: { id: string; from: string },
): Promise<CallResponse<Calls['readTaxDetails']>['details']> {
  const row = await findDetails(deps.db, creatorId);
  if (!row) throw new AppError('tax_details_not_found');
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'tax.view_details',
      subject: { type: 'user', id: creatorId },
      // Which version: never what is in it.
      after: { details_id: row.id },
      from: admin.from,
    }),
  );
  return presentWhole(openDetails(deps.taxCipher, row), row.written_at);
}

interface Asked extends Days {
  tin: 'missing' | 'given';
  limit: number;
  cursor?: string | undefined;
}

/** Creators of whom tax was withheld, with a TIN or without. @throws AppError `validation_failed` for a foreign cursor */
export async function listTaxedCreators(
  deps: TaxDeps,
  { tin, limit, cursor, ...days }: Asked,
): Promise<CallResponse<Calls['listTaxedCreators']>> {
  checkIdCursor(cursor);
  const rows = await listTaxed(deps.db, { tin, after: cursor ?? null, limit: limit + 1, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    creators: shown.map(({ tin_ending: ending, withheld, last_withheld_at: at, ...row }) => ({
      ...row,
      tin: ending === null ? null : maskedTin(ending),
      withheld: pesosFromCentavos(withheld),
      last_withheld_at: at.toISOString(),
    })),
    next_cursor,
  };
}
