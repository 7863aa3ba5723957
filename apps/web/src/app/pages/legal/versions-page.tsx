import { paths } from '@likha/contract/addresses';
import { VersionList } from '../../../features/legal/components/version-list.tsx';
import { legalTexts } from '../../../features/legal/legal.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './versions-page.module.css';

/** Every version of the legal documents, for everybody. */
export function VersionsPage() {
  const t = useTexts(legalTexts);
  return (
    <div className={classes.page}>
      <PageHead title={t.versionsTitle} description={t.versionsLead} path={paths.legalVersions()} />
      <BackLink to={paths.landing()} toWhereOneWas>
        {t.back}
      </BackLink>
      <h1>{t.versionsTitle}</h1>
      <p>{t.versionsLead}</p>
      <VersionList />
    </div>
  );
}
