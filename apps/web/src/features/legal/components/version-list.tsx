import { paths } from '@likha/contract/addresses';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDocumentNames } from '../document-names.ts';
import { legalTexts } from '../legal.texts.generated.ts';
import { dayOf, spanOf, type Version } from '../version-days.ts';
import classes from './version-list.module.css';

/** Every version of the documents, the newest first: when it holds, what it changed, when one accepted it, and its texts. */
export function VersionList() {
  const t = useTexts(legalTexts);
  return (
    <Loaded
      query={useCall('GET /legal/versions')}
      loading={<Skeleton height={320} label={t.loadingVersions} />}
      failedTitle={t.versionsFailed}
    >
      {({ versions }) => (
        <ul className={classes.list}>
          {versions.map((version) => (
            <li key={version.version}>
              <VersionCard version={version} versions={versions} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function VersionCard({ version, versions }: { version: Version; versions: Version[] }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const names = useDocumentNames();
  const { announced_at, accepted_at, documents, summary } = version;
  return (
    <Card as="section" className={classes.version} aria-labelledby={`version-${version.version}`}>
      <h2 id={`version-${version.version}`}>{t.versionNumber({ version: version.version })}</h2>
      <p className={classes.days}>
        {spanOf(versions, version.version, language, t)}
        {announced_at && ` · ${t.announcedOn({ day: dayOf(announced_at, language) })}`}
      </p>
      <p>{summary[language]}</p>
      {accepted_at && <p className={classes.days}>{t.acceptedOn({ day: dayOf(accepted_at, language) })}</p>}
      <ul className={classes.documents}>
        {documents.map((name) => (
          <li key={name}>
            <Link to={paths.legalVersion(name, version.version)} className="text-link">
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
