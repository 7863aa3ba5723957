import { IconLogout, IconShieldX } from '@tabler/icons-react';
import { RatePanel } from '../../features/credits/components/rate-panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useSignOut } from '../use-sign-out.ts';
import classes from './admin-page.module.css';

/** The management portal, for admins only. */
export function AdminPage() {
  const { user } = useSession();
  if (user?.user_type !== 'admin') return <AccessDenied />;
  return (
    <div className={classes.page}>
      <PageTitle title="Administration" />
      <AdminHeader fullName={user.full_name} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1>Credits</h1>
        <RatePanel />
      </main>
    </div>
  );
}

function AdminHeader({ fullName }: { fullName: string }) {
  const signOut = useSignOut();
  return (
    <header className={classes.header}>
      <BackLink to={paths.landing()}>Back</BackLink>
      <div className={classes.who}>
        <strong>{fullName}</strong>
        <span className="dim">Administrator</span>
      </div>
      <ColourSchemeButton />
      <IconButton label="Sign out" onClick={signOut}>
        <IconLogout size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </header>
  );
}

function AccessDenied() {
  return (
    <main id="main" tabIndex={-1} className={classes.denied}>
      <PageTitle title="Access Denied" />
      <StatePanel
        level={1}
        tone="bad"
        icon={<IconShieldX size={32} stroke={1.75} />}
        title="Access Denied"
        text="You need admin privileges to access this page"
        action={<LinkButton to={paths.landing()}>Back to Home</LinkButton>}
      />
    </main>
  );
}
