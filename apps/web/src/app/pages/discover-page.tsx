import { paths } from '@likha/contract/addresses';
import { CreatorGrid, CreatorGridSkeleton } from '../../features/creators/components/creator-grid.tsx';
import { DISCOVER_SORTS } from '../../features/creators/use-directory-filter.ts';
import { useTexts } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CreatorBrowser } from './creator-browser.tsx';
import { directoryTexts } from './directory.texts.generated.ts';
import classes from './discover-page.module.css';

const FEATURED = { query: { sort_by: 'popular', limit: 6 } } as const;

/** Where fans look for creators: those whom most follow first, by price, by search. */
export function DiscoverPage() {
  const t = useTexts(directoryTexts);
  return (
    <div className={classes.page}>
      <PageTitle title={t.discoverTitle} />
      <header className={classes.head}>
        <BackLink to={paths.fan()}>{t.backToFeed}</BackLink>
        <PageHeading title={t.discoverTitle} isLarge />
      </header>
      <CreatorBrowser sorts={DISCOVER_SORTS} featured={<FeaturedCreators />} />
    </div>
  );
}

/** The first six; nothing where they cannot be had, as the list below says why. */
function FeaturedCreators() {
  const t = useTexts(directoryTexts);
  const { data, isPending } = useCall('GET /creators', FEATURED);
  if (!isPending && !data?.creators.length) return null;
  return (
    <section aria-labelledby="featured" className={classes.featured}>
      <h2 id="featured">{t.featured}</h2>
      {data ? <CreatorGrid creators={data.creators} view="grid" /> : <CreatorGridSkeleton view="grid" />}
      <h2>{t.everyone}</h2>
    </section>
  );
}
