import { useTexts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import classes from './statement-files.module.css';

/** The ways to take a month away. @param path of the month, without an ending */
export function StatementFiles({ path, query = '' }: { path: string; query?: string }) {
  const t = useTexts(statementsTexts);
  return (
    <div className={classes.files}>
      <a href={`/api${path}.pdf${query}`} download className={buttonClass({ variant: 'default' })}>
        {t.pdf}
      </a>
      <a href={`/api${path}.csv${query}`} download className={buttonClass({ variant: 'default' })}>
        {t.csv}
      </a>
    </div>
  );
}
