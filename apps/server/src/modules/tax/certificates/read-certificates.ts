import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { maskedTin } from '@likha/contract/tax/tin';
import type { Days } from '../../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { quarterFrom, quarterName, spanOfQuarter } from '../../../platform/philippine-quarters.ts';
import { findDetails } from '../details/details.queries.ts';
import { findIdentity } from '../identity.queries.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { type CertificateRow, countWaiting, listAll, listOwn, listWaiting } from './kept.queries.ts';
import { numberOf, quartersOver } from './numbered-quarters.ts';

type Deps = Pick<TaxDeps, 'db' | 'clock'>;
type Own = CallResponse<Calls['listTaxCertificates']>;
type Issued = CallResponse<Calls['listIssuedCertificates']>;

/** Fifteen years of them. */
const SHOWN = 60;
/** What finance looks at. */
const QUARTERS = 12;

/** A creator's certificates and what of theirs waits for one, and for what (P794). */
export async function listOwnCertificates(deps: Deps, creatorId: string): Promise<Own> {
  const { db, clock } = deps;
  const [rows, waiting] = [await listOwn(db, creatorId, SHOWN), await listWaiting(db, creatorId)];
  const [hasTin, hasIdentity] = [!!(await findDetails(db, creatorId)), !!(await findIdentity(db))];
  return {
    certificates: rows.map(present),
    waiting: waiting.map(({ quarter, withheld }) => {
      const isOver = quartersOver(spanOfQuarter(quarter).from, clock.now()).includes(quarter);
      const ready = hasIdentity ? 'next_run' : 'platform';
      return {
        quarter: quarterName(quarter),
        withheld: pesosFromCentavos(withheld),
        waits_for: isOver ? (hasTin ? ready : 'tin') : 'end',
      };
    }),
  };
}

interface Asked extends Days {
  quarter?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** All that were issued, and how many of each quarter wait, for finance. @throws AppError `validation_failed` for a foreign cursor */
export async function listIssuedCertificates(
  { db, clock }: Deps,
  { quarter, limit, cursor, ...days }: Asked,
): Promise<Issued> {
  checkIdCursor(cursor);
  const asked = { quarter: quarter ? quarterFrom(quarter) : null, after: cursor ?? null, limit: limit + 1 };
  const rows = await listAll(db, { ...asked, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const counts = await countWaiting(db, { now: clock.now(), limit: QUARTERS });
  return {
    certificates: shown.map((row) => ({
      ...present(row),
      creator_id: row.creator_id,
      full_name: row.full_name,
      username: row.username,
      tin: maskedTin(row.tin_ending),
      replaces: row.replaces_number === null ? null : numberOf({ ...row, number: row.replaces_number }),
      reason: row.reason,
      is_outdated: row.is_outdated && row.replaced_by_number === null,
    })),
    quarters: counts.map((row) => ({ ...row, quarter: quarterName(row.quarter) })),
    next_cursor,
  };
}

function present(row: CertificateRow): Own['certificates'][number] {
  const { replaced_by_number: by } = row;
  return {
    id: row.id,
    number: numberOf(row),
    quarter: quarterName(row.quarter),
    income: pesosFromCentavos(row.base_centavos),
    withheld: pesosFromCentavos(row.withheld_centavos),
    issued_at: row.issued_at.toISOString(),
    replaced_by: by === null ? null : numberOf({ ...row, number: by }),
  };
}
