import type { BaseDeps } from '../../platform/base-deps.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { readReferralStatement } from './read-referral-statements.ts';
import { referralTexts } from './referral.texts.generated.ts';
import { referralKindOf } from './referral-statement.ts';
import { type AskedFile, decimal, drawMonth, listMonth } from './statement-file.ts';
import { signed } from './statement-words.ts';
import { statementsTexts } from './statements.texts.generated.ts';

/** A referrer's month on paper. @throws AppError `statement_not_found` */
export async function drawReferralStatement(deps: BaseDeps, asked: AskedFile): Promise<SentFile> {
  const t = referralTexts[asked.language];
  const { noteBooks, noteTaxes } = statementsTexts[asked.language];
  const { statement, held, sellers } = await readReferralStatement(deps, asked.ownerId, asked.month);
  const creators = sellers.map(
    ({ username, amount }) => [username === null ? t.left : `@${username}`, signed(amount)] as const,
  );
  const parts = [
    [t.heldOpening, signed(held.opening)],
    [t.released, signed(held.released)],
    [t.heldClosing, signed(held.closing)],
  ] as const;
  return drawMonth(deps, asked, {
    rows: [
      [t.opening, signed(statement.opening)],
      ...statement.lines.map(({ kind, count, amount }) => [`${t[kind]} (${count})`, signed(amount)] as const),
      [t.closing, signed(statement.closing)],
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
  const { span } = await readReferralStatement(deps, ownerId, month);
  const t = referralTexts[language];
  const { columnTime, columnKind, columnAmount } = statementsTexts[language];
  return listMonth(
    deps,
    { month, span },
    {
      columns: [columnTime, columnKind, t.columnCreator, columnAmount],
      lineOf: (row) => [
        philippineTime(row.created_at),
        t[referralKindOf({ ...row, is_out: row.amount < 0 })],
        row.seller ?? '',
        decimal(row.amount),
      ],
    },
  );
}
