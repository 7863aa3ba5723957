import { IconLogout, IconSettings, IconShieldX } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { ContactInbox } from '../../features/contact/components/contact-inbox.tsx';
import { CouponsPanel } from '../../features/coupons/components/coupons-panel.tsx';
import { RatePanel } from '../../features/credits/components/rate-panel.tsx';
import { PayoutQueue } from '../../features/payouts/components/payout-queue.tsx';
import { VerificationQueue } from '../../features/verification/components/verification-queue.tsx';
import { ADMIN_TABS, paths, tabIn } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { adminTexts } from './admin.texts.generated.ts';
import classes from './admin-page.module.css';

/** The management portal, for admins only. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  const { user } = useSession();
  if (user?.user_type !== 'admin') return <AccessDenied />;
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <AdminHeader fullName={user.full_name} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <AdminTabs />
      </main>
    </div>
  );
}

function AdminTabs() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const open = tabIn(ADMIN_TABS, query);
  const titles = {
    credits: t.credits,
    coupons: t.coupons,
    payouts: t.payouts,
    verifications: t.verifications,
    messages: t.messages,
  };
  return (
    <>
      <h1>{titles[open]}</h1>
      <Tabs
        open={open}
        onOpen={(tab) => void navigate(paths.admin(tab))}
        tabs={[
          { name: 'credits', label: t.credits, content: <RatePanel /> },
          { name: 'coupons', label: t.coupons, content: <CouponsPanel /> },
          { name: 'payouts', label: t.payouts, content: <PayoutQueue /> },
          { name: 'verifications', label: t.verifications, content: <VerificationQueue /> },
          { name: 'messages', label: t.messages, content: <ContactInbox /> },
        ]}
      />
    </>
  );
}

function AdminHeader({ fullName }: { fullName: string }) {
  const t = useTexts(adminTexts);
  const signOut = useSignOut();
  return (
    <header className={classes.header}>
      <BackLink to={paths.landing()}>{t.back}</BackLink>
      <div className={classes.who}>
        <strong>{fullName}</strong>
        <span className="dim">{t.administrator}</span>
      </div>
      <Link to={paths.settings()} className={classes.settings} aria-label={t.settings}>
        <IconSettings size={22} stroke={1.75} aria-hidden />
      </Link>
      <LanguageSwitch />
      <ColourSchemeButton />
      <IconButton label={t.signOut} onClick={signOut}>
        <IconLogout size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </header>
  );
}

function AccessDenied() {
  const t = useTexts(adminTexts);
  return (
    <main id="main" tabIndex={-1} className={classes.denied}>
      <PageTitle title={t.deniedTitle} />
      <StatePanel
        level={1}
        tone="bad"
        icon={<IconShieldX size={32} stroke={1.75} />}
        title={t.deniedTitle}
        text={t.deniedText}
        action={<LinkButton to={paths.landing()}>{t.backHome}</LinkButton>}
      />
    </main>
  );
}
