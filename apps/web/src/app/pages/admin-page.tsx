import { IconLogout, IconSettings, IconShieldX } from '@tabler/icons-react';
import { RatePanel } from '../../features/credits/components/rate-panel.tsx';
import { paths } from '../../lib/paths.ts';
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
        <h1>{t.credits}</h1>
        <RatePanel />
      </main>
    </div>
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
