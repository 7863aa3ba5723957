import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { findStatement } from './read-statements.ts';
import { findReader } from './readers.queries.ts';
import { monthName, statementRows } from './statement-words.ts';
import { statementsTexts } from './statements.texts.generated.ts';
import type { StatementsDeps } from './statements-deps.ts';

/** Mails a creator the statement of a month. Repeating it sends the same message again, under the same id. */
export async function mailStatement(
  deps: StatementsDeps,
  { creatorId, month }: { creatorId: string; month: string },
): Promise<void> {
  const reader = await findReader(deps.db, creatorId);
  if (!reader) return;
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = statementsTexts[language];
  const statement = await findStatement(deps, creatorId, month);
  await deps.mail.send({
    key: `statement-${creatorId}-${month}`,
    to: reader.email,
    ...letter({
      language,
      name: reader.full_name,
      subject: t.subject({ month: monthName(month, language) }),
      blocks: [
        t.lead,
        { rows: statementRows(statement, language) },
        t.where,
        { link: `${deps.publicUrl}${paths.studio('earnings')}` },
      ],
    }),
  });
}
