import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useReportTypes } from '../../../lib/report-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { actionWords, type Report, stateWords } from '../words.ts';
import classes from './person-reports.module.css';

interface PersonReportsProps {
  personId: string;
  counts: Answer<'GET /admin/users/{id}'>['reports'];
}

/** Reports about a person, on their page, and how many they made; that somebody looked is on record. */
export function PersonReports({ personId, counts: { about, made } }: PersonReportsProps) {
  const t = useTexts(moderationTexts);
  const input = { params: { id: personId }, query: { limit: 10 } };
  // Each time it is asked is on record, as on the rest of the page.
  const pages = useDatedPages('GET /admin/users/{id}/reports', 'reports', input);
  return (
    <Card as="section" className={classes.reports} aria-label={t.reports}>
      <h2>{t.reports}</h2>
      <p className="dim">{t.countsAbout(about)}</p>
      <p className="dim">{t.countsMade(made)}</p>
      {about.pending > 0 && (
        <p>
          <Link to={paths.adminModeration('reports', personId)} className="text-link">
            {t.toQueue}
          </Link>
        </p>
      )}
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.reportsFailed}
        loading={<Skeleton height={120} label={t.loading} />}
        empty={<p className="dim">{t.noneAbout}</p>}
      >
        {(reports) => (
          <>
            <ul className={classes.list}>
              {reports.map((report) => (
                <ReportLine key={report.id} report={report} />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function ReportLine({ report }: { report: Report }) {
  const t = useTexts(moderationTexts);
  const types = useReportTypes();
  const language = useLanguage();
  const { status, action_taken: action, decided_by: by } = report;
  const how = action ? actionWords(t)[action] : stateWords(t)[status];
  return (
    <li data-testid="person-report">
      <p>
        <strong>{types[report.report_type]}</strong> · {how}
        {by && <span className="dim"> · {t.decided({ name: by })}</span>}
      </p>
      {report.description && <WrittenText>{report.description}</WrittenText>}
      <WithFace name={report.reporter.full_name} avatar={report.reporter.avatar} size={24}>
        <Link to={paths.adminPerson(report.reporter.id)} className="text-link">
          {t.madeBy({ name: report.reporter.full_name })}
        </Link>
      </WithFace>
      <p className="dim">
        <time dateTime={report.created_at}>{dateAndTime(report.created_at, language)}</time>
        {report.post_id && action !== 'remove_content' && (
          <>
            {' '}
            ·{' '}
            <Link to={paths.postPage(report.post_id)} className="text-link">
              {t.seePost}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
