import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CirculationChart } from '../../features/analytics/components/circulation-chart.tsx';
import { PlatformPanel } from '../../features/analytics/components/platform-panel.tsx';
import { ContactInbox } from '../../features/contact/components/contact-inbox.tsx';
import { CouponsPanel } from '../../features/coupons/components/coupons-panel.tsx';
import { CreditSystem } from '../../features/credits/components/credit-system.tsx';
import { ModerationPanel } from '../../features/moderation/components/moderation-panel.tsx';
import { ADMIN_TABS, paths, tabIn } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminAffiliates } from './admin-affiliates.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminUsers } from './admin-users.tsx';

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
          { name: 'affiliates', label: t.affiliates, content: <AdminAffiliates /> },
          { name: 'credits', label: t.credits, content: <CreditSystem chart={<CirculationChart />} /> },
          { name: 'coupons', label: t.coupons, content: <CouponsPanel /> },
          {
            name: 'moderation',
            label: t.moderation,
            content: (
              <ModerationPanel
                foot={
                  <>
                    <p>
                      <LinkButton to={paths.adminTrace()} variant="default">
                        {t.tracePicture}
                      </LinkButton>
                    </p>
                    <Part title={t.messages} part={<ContactInbox />} />
                  </>
                }
              />
            ),
          },
          { name: 'users', label: t.users, content: <AdminUsers /> },
          { name: 'analytics', label: t.analytics, content: <PlatformPanel /> },
        ]}
      />
    </>
  );
}

function Part({ title, part }: { title: string; part: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {part}
    </>
  );
}
