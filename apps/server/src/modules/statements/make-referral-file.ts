import type { ReferralStatementLineKind } from '@likha/contract/late-limits';
import { formatCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { findReferralMonth, readReferralStatement } from './read-referral-statements.ts';
import { type ReferralTexts, referralTexts } from './referral.texts.generated.ts';
import { referralKindOf } from './referral-statement.ts';
import { type AskedFile, drawMonth, listMonth } from './statement-file.ts';
import { decimal } from './statement-words.ts';
import { statementsTexts } from './statements.texts.generated.ts';

/** A referrer's month on paper. @throws AppError `statement_not_found` */
export async function drawReferralStatement(deps: BaseDeps, asked: AskedFile): Promise<SentFile> {
  const t = referralTexts[asked.language];
  const { noteBooks, noteTaxes } = statementsTexts[asked.language];
  const { statement, held, sellers } = await readReferralStatement(deps, asked.ownerId, asked.month);
  const creators = sellers.map(
    ({ username, amount }) => [username === null ? t.left : `@${username}`, formatCentavos(amount)] as const,
  );
  const parts = [
    [t.heldOpening, formatCentavos(held.opening)],
    [t.released, formatCentavos(held.released)],
    [t.heldClosing, formatCentavos(held.closing)],
  ] as const;
  return drawMonth(deps, asked, {
    rows: [
      [t.opening, formatCentavos(statement.opening)],
      ...statement.lines.map(
        ({ kind, count, amount }) => [`${lineName(kind, t)} (${count})`, formatCentavos(amount)] as const,
      ),
      [t.closing, formatCentavos(statement.closing)],
    ],
    sections: [
      { title: t.onHold, rows: parts },
      ...(creators.length > 0 ? [{ title: t.byCreator, rows: creators }] : []),
    ],
    notes: [noteBooks, noteTaxes],
  });
}

/** Every movement of a referrer's month, with whose sale it was and never who paid. @throws AppError `statement_not_found` */
export async function listReferralFile(
  deps: BaseDeps,
  { ownerId, month, language }: AskedFile,
): Promise<SentFile> {
  const span = await findReferralMonth(deps, ownerId, month);
  const t = referralTexts[language];
  const { columnTime, columnKind, columnAmount } = statementsTexts[language];
  return listMonth(
    deps,
    { month, span },
    {
      columns: [columnTime, columnKind, t.columnCreator, columnAmount],
      lineOf: (row) => [
        philippineTime(row.created_at),
        lineName(referralKindOf({ ...row, is_out: row.amount < 0 }), t),
        row.seller ?? '',
        decimal(row.amount),
      ],
    },
  );
}

/** What a kind of movement is called. */
function lineName(kind: ReferralStatementLineKind, t: ReferralTexts): string {
  return {
    commission: t.commission,
    given_back: t.given_back,
    taken_back: t.taken_back,
    payouts_asked: t.payouts_asked,
    payouts_back: t.payouts_back,
    debts_paid: t.debts_paid,
    forfeited: t.forfeited,
    other: t.other,
  }[kind];
}
