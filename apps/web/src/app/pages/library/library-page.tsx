import { paths, tabIn } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { libraryTabsOf } from './library-calls.ts';
import { LibraryList } from './library-list.tsx';
import classes from './library-page.module.css';
import { libraryPageTexts } from './library-page.texts.generated.ts';

/** `/library`: what somebody bought, saved and liked (P310). */
export function LibraryPage() {
  const t = useTexts(libraryPageTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { user } = useSession();
  const tabs = libraryTabsOf(user);
  const labels = { bought: t.bought, saved: t.saved, seen: t.seen, liked: t.liked };
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <PageHeading title={t.title} lead={user?.user_type === 'fan' ? t.lead : t.leadOfCreators} />
      <Tabs
        isWide
        open={tabIn(tabs, query)}
        onOpen={(tab) => navigate(paths.library(tab), { replace: true })}
        tabs={tabs.map((name) => ({ name, label: labels[name], content: <LibraryList tab={name} /> }))}
      />
    </div>
  );
}
