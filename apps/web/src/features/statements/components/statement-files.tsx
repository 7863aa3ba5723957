import { useTexts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import classes from './statement-files.module.css';

interface StatementFilesProps {
  /** Of the month or the year, without an ending. */
  path: string;
  query?: string;
  /** What the table has, in words, where that is not each movement. */
  csv?: string;
}

/** The ways to take a month or a year away. */
export function StatementFiles({ path, query = '', csv }: StatementFilesProps) {
  const t = useTexts(statementsTexts);
  return (
    <div className={classes.files}>
      <a href={`/api${path}.pdf${query}`} download className={buttonClass({ variant: 'default' })}>
        {t.pdf}
      </a>
      <a href={`/api${path}.csv${query}`} download className={buttonClass({ variant: 'default' })}>
        {csv ?? t.csv}
      </a>
    </div>
  );
}
