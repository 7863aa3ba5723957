import { ADMIN_TABS, type AdminTab, paths, tabIn } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Select } from '../../ui/form/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ShownPart } from '../routing/page-route.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame, OtherPart } from './admin-frame.tsx';
import { adminParts } from './admin-parts.ts';
import { openOf, tabsFor } from './admin-tabs.ts';

/** The management portal, for admins only. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.title} back={paths.landing()} isWide>
      <AdminTabs />
    </AdminFrame>
  );
}

/** The tabs that one's role may into. */
function AdminTabs() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const shown = tabsFor(useSession().user?.staff_role ?? null);
  const may = useMay();
  const asked = tabIn(ADMIN_TABS, query);
  const open = openOf(asked, shown);
  // By its own address, whose code is loaded before it is opened.
  useEffect(() => {
    if (open && open !== asked) void navigate(paths.admin(open), { replace: true });
  }, [navigate, open, asked]);
  if (!open) return <OtherPart />;
  if (open !== asked) return null;
  // Support sees of that tab what people wrote, and nothing of moderation.
  const labels: Record<AdminTab, string> = {
    affiliates: t.affiliates,
    credits: t.credits,
    coupons: t.coupons,
    moderation: may('moderation') ? t.moderation : t.messages,
    users: t.users,
    analytics: t.analytics,
  };
  return (
    <Tabs
      rail={{
        heading: <h1>{labels[open]}</h1>,
        menu: (
          <Select
            label={t.menu}
            value={open}
            options={shown.map((name) => ({ value: name, label: labels[name] }))}
            onChange={(tab) => void navigate(paths.admin(tab as AdminTab))}
          />
        ),
      }}
      open={open}
      onOpen={(tab) => void navigate(paths.admin(tab))}
      tabs={shown.map((name) => ({
        name,
        label: labels[name],
        content: <ShownPart of={adminParts[name]} />,
      }))}
    />
  );
}
