import { ADMIN_TABS, paths, tabIn } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ShownPart } from '../routing/page-route.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';
import { adminParts } from './admin-parts.ts';

/** The management portal, for admins only. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.title} back={paths.landing()}>
      <AdminTabs />
    </AdminFrame>
  );
}

function AdminTabs() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const open = tabIn(ADMIN_TABS, query);
  return (
    <>
      <h1>{t[open]}</h1>
      <Tabs
        open={open}
        onOpen={(tab) => void navigate(paths.admin(tab))}
        tabs={[
          { name: 'affiliates', label: t.affiliates, content: <ShownPart of={adminParts.affiliates} /> },
          { name: 'credits', label: t.credits, content: <ShownPart of={adminParts.credits} /> },
          { name: 'coupons', label: t.coupons, content: <ShownPart of={adminParts.coupons} /> },
          { name: 'moderation', label: t.moderation, content: <ShownPart of={adminParts.moderation} /> },
          { name: 'users', label: t.users, content: <ShownPart of={adminParts.users} /> },
          { name: 'analytics', label: t.analytics, content: <ShownPart of={adminParts.analytics} /> },
        ]}
      />
    </>
  );
}
