import { paths } from '@likha/contract/addresses';
import { DIRECTORY_SORTS } from '../../features/creators/use-directory-filter.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CreatorBrowser } from './creator-browser.tsx';
import { directoryTexts } from './directory.texts.generated.ts';
import classes from './directory-page.module.css';

/** The creator directory: everyone may look, everyone in it is verified. */
export function DirectoryPage() {
  const t = useTexts(directoryTexts);
  return (
    <div className={classes.page}>
      <PageHead title={t.title} description={t.lead} path={paths.models()} />
      <header className={classes.head}>
        <HomeLink />
        <PageHeading title={t.title} lead={t.lead} isLarge />
      </header>
      <CreatorBrowser sorts={DIRECTORY_SORTS} />
    </div>
  );
}

/** Guests go back to the landing page, signed-in people to their home. */
function HomeLink() {
  const t = useTexts(directoryTexts);
  const { user } = useSession();
  if (!user) return <BackLink to={paths.landing()}>{t.back}</BackLink>;
  const home = { fan: paths.fan(), creator: paths.studio(), admin: paths.admin() }[user.user_type];
  return <BackLink to={home}>{t.home}</BackLink>;
}
