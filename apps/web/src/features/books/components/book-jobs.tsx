import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import classes from './books.module.css';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What is due in the queue, and what was given up. */
export function BookJobs({ jobs }: { jobs: Answer<'GET /admin/books'>['jobs'] }) {
  const t = useTexts(booksTexts);
  return (
    <section className={classes.part} aria-labelledby="book-jobs">
      <h2 id="book-jobs">{t.jobs}</h2>
      <p className="dim">{jobs.length === 0 ? t.noJobs : t.jobsLead}</p>
      <ul className={classes.list}>
        {jobs.map(({ task, due, oldest_seconds: seconds, out_of_tries: dead }) => (
          <Card as="li" size="sm" key={task} className={classes.row} data-tone={dead > 0 ? 'bad' : undefined}>
            <strong className={classes.long} lang="en">
              {task}
            </strong>
            {due > 0 && (
              <span className="dim">
                {t.due({
                  count: due,
                  time: t.time({
                    hours: Math.floor(seconds / HOUR),
                    minutes: Math.floor((seconds % HOUR) / MINUTE),
                    seconds: seconds % MINUTE,
                  }),
                })}
              </span>
            )}
            {dead > 0 && <span>{t.outOfTries({ count: dead })}</span>}
          </Card>
        ))}
      </ul>
    </section>
  );
}
