import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { booksTexts } from '../books.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import { BookRow } from './book-row.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What is due in the queue, and what was given up. */
export function BookJobs({ jobs }: { jobs: Answer<'GET /admin/books'>['jobs'] }) {
  const t = useTexts(booksTexts);
  return (
    <BookPart id="book-jobs" title={t.jobs} lead={jobs.length === 0 ? t.noJobs : t.jobsLead}>
      <BookList>
        {jobs.map(({ task, due, oldest_seconds: seconds, out_of_tries: dead, failed_turns: turns }) => (
          <BookRow key={task} isBad={dead > 0}>
            <strong lang="en">{task}</strong>
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
            {turns > 0 && <span>{t.failedTurn}</span>}
          </BookRow>
        ))}
      </BookList>
    </BookPart>
  );
}
