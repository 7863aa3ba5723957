import type { BaseDeps } from '../../platform/base-deps.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { describeMovement } from '../ledger/index.ts';
import { findStatement } from './read-statements.ts';
import { spanIn } from './span-in.ts';
import { kindOf } from './statement.ts';
import { type AskedFile, drawMonth, listMonth } from './statement-file.ts';
import { decimal, lineName, statementRows, taxNote } from './statement-words.ts';
import { POCKETS } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.generated.ts';

/** A creator's month on paper. @throws AppError `statement_not_found` */
export async function drawStatement(deps: BaseDeps, asked: AskedFile): Promise<SentFile> {
  const t = statementsTexts[asked.language];
  const statement = await findStatement(deps, asked.ownerId, asked.month);
  const rows = statementRows(statement, asked.language);
  return drawMonth(deps, asked, { rows, notes: [t.noteBooks, taxNote(statement, asked.language)] });
}

/** Every movement of a creator's month. @throws AppError `statement_not_found` */
export async function listStatementFile(
  deps: BaseDeps,
  { ownerId, month, language }: AskedFile,
): Promise<SentFile> {
  await findStatement(deps, ownerId, month);
  const t = statementsTexts[language];
  const span = await spanIn(deps.db, { owner: ownerId, pockets: POCKETS.creator, month });
  return listMonth(
    deps,
    { month, span },
    {
      columns: [t.columnTime, t.columnKind, t.columnWhat, t.columnGross, t.columnAmount],
      lineOf: (row) => {
        const kind = kindOf({ ...row, is_out: row.amount < 0 });
        const isSale = kind === 'unlocks' || kind === 'subscriptions' || kind === 'tips';
        return [
          philippineTime(row.created_at),
          lineName(kind, language),
          // What a fan is called, and what they wrote, is theirs (P44): of tips and subscriptions the kind says all.
          kind === 'unlocks' ? describeMovement(row, language) : lineName(kind, language),
          isSale ? decimal(row.gross) : '',
          decimal(row.amount),
        ];
      },
    },
  );
}
