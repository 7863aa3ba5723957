import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { findYear } from './read-years.ts';
import { findReader } from './readers.queries.ts';
import { statementRows } from './statement-words.ts';
import { statementsTexts } from './statements.texts.generated.ts';
import type { StatementsDeps } from './statements-deps.ts';
import { salesRows } from './year-words.ts';

/** Mails a creator the summary of a year that is over (P801). Repeating it sends the same message again, under the same id. */
export async function mailYear(
  deps: StatementsDeps,
  { creatorId, year }: { creatorId: string; year: string },
): Promise<void> {
  const reader = await findReader(deps.db, creatorId);
  if (!reader) return;
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = statementsTexts[language];
  const found = await findYear(deps, creatorId, year);
  await deps.mail.send({
    key: `statement-year-${creatorId}-${year}`,
    to: reader.email,
    ...letter({
      language,
      name: reader.full_name,
      subject: t.yearSubject({ year }),
      blocks: [
        t.yearLead({ year }),
        { rows: [...salesRows(found, language), ...statementRows(found, language)] },
        t.yearWhere,
        { link: `${deps.publicUrl}${paths.studio('earnings')}` },
      ],
    }),
  });
}
