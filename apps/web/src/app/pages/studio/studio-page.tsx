import { paths, STUDIO_TABS, type StudioTab, tabIn } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { useNavigate } from 'react-router';
import { StatCards } from '../../../features/earnings/components/stat-cards.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPlus } from '../../../ui/icons/icons.generated.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { ShownPart } from '../../routing/page-route.ts';
import { Overview } from './overview.tsx';
import { studioTexts } from './studio.texts.generated.ts';
import classes from './studio-page.module.css';
import { studioParts } from './studio-parts.ts';

/** The creator's studio: how it goes, what to post, what came in. */
export function StudioPage() {
  const t = useTexts(studioTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabIn(STUDIO_TABS, query);
  const open = (name: StudioTab) => void navigate(paths.studio(name));
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <StudioHeader tab={tab} onNewPost={() => open('content')} />
      <Tabs
        open={tab}
        onOpen={open}
        tabs={[
          {
            name: 'overview',
            label: t.overview,
            content: (
              <>
                <NarrowFigures />
                <Overview onOpen={open} />
              </>
            ),
          },
          { name: 'content', label: t.content, content: <ShownPart of={studioParts.content} /> },
          { name: 'analytics', label: t.analytics, content: <ShownPart of={studioParts.analytics} /> },
          { name: 'earnings', label: t.earnings, content: <ShownPart of={studioParts.earnings} /> },
          { name: 'affiliate', label: t.affiliate, content: <ShownPart of={studioParts.affiliate} /> },
          { name: 'settings', label: t.settings, content: <ShownPart of={studioParts.settings} /> },
        ]}
      />
    </div>
  );
}

/** Tabs that are for something of their own, which has the one filled button (P100). */
const OWN_PRIMARY: ReadonlySet<StudioTab> = new Set(['content', 'earnings', 'affiliate', 'settings']);

/** Screens that have room for the figures above every tab. */
const WIDE = '(min-width: 760px)';

function NarrowFigures() {
  const { data } = useCall('GET /earnings');
  const isWide = useMediaQuery(WIDE);
  return isWide ? null : (
    <div className={classes.figures}>
      <StatCards earnings={data} />
    </div>
  );
}

/** The same above every tab, so that neither the tabs nor the figures move when another is opened (P381). */
function StudioHeader({ tab, onNewPost }: { tab: StudioTab; onNewPost: () => void }) {
  const t = useTexts(studioTexts);
  const { user } = useSession();
  const { data } = useCall('GET /earnings');
  // On a phone they would push a form out of sight, so that they stand below the tabs there, in the overview alone.
  const isWide = useMediaQuery(WIDE);
  const firstName = user?.full_name.split(' ')[0] ?? '';
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <p className={classes.eyebrow}>{t.title}</p>
        <Button
          variant={OWN_PRIMARY.has(tab) ? 'default' : 'filled'}
          leftSection={<IconPlus size={20} stroke={2.25} aria-hidden />}
          onClick={onNewPost}
        >
          {t.newPost}
        </Button>
      </div>
      <div className={classes.greeting}>
        <h1>{t.hello({ name: firstName })}</h1>
        <p className="dim">
          {t.totalEarnings}{' '}
          <strong className={classes.total}>{data ? formatPesos(data.total_earned) : '…'}</strong>
        </p>
      </div>
      {isWide && <StatCards earnings={data} />}
    </header>
  );
}
