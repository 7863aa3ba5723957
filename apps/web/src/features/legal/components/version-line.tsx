import { type LegalName, paths } from '@likha/contract/addresses';
import { type Language, LOCALES } from '@likha/contract/language';
import { useParams } from 'react-router';
import type { Config } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { legalTexts } from '../legal.texts.generated.ts';
import { dayOf, spanOf } from '../version-days.ts';
import classes from './version-line.module.css';

/** Under a document's title: which version this is, and whether another one holds or will. */
export function VersionLine({ name }: { name: LegalName }) {
  const { version } = useParams();
  return version === undefined ? <InForce name={name} /> : <Named name={name} version={version} />;
}

function InForce({ name }: { name: LegalName }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const { data } = useConfig();
  const announced = data?.legal.announced;
  return (
    <>
      <p className={`dim ${classes.line}`}>
        {data ? t.version(versionOf(data.legal, language)) : '…'}
        <AllVersions />
      </p>
      {announced?.documents.includes(name) && (
        <Notice
          tone="warn"
          actions={
            <Link to={paths.legalVersion(name, announced.version)} className="text-link">
              {t.readNew}
            </Link>
          }
        >
          {t.holdsFrom({ version: announced.version, day: dayOf(announced.effective_at, language) })}
        </Notice>
      )}
    </>
  );
}

function Named({ name, version }: { name: LegalName; version: string }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const { data } = useCall('GET /legal/versions');
  const span = data && spanOf(data.versions, version, language, t);
  return (
    <>
      <p className={`dim ${classes.line}`}>
        {t.versionNumber({ version })}
        {span && ` · ${span}`}
        <AllVersions />
      </p>
      <Notice
        actions={
          <Link to={paths.legal(name)} className="text-link">
            {t.readInForce}
          </Link>
        }
      >
        {t.oneVersion}
      </Notice>
    </>
  );
}

function AllVersions() {
  const t = useTexts(legalTexts);
  return (
    <Link to={paths.legalVersions()} className={`text-link ${classes.whole}`}>
      {t.allVersions}
    </Link>
  );
}

function versionOf({ version, last_updated }: Config['legal'], language: Language) {
  const month = new Date(`${last_updated}-01T00:00:00Z`);
  const date = month.toLocaleDateString(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { version, date };
}
