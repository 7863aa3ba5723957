import { type Path, paths } from '@likha/contract/addresses';
import type { StaffPart, StaffRole } from '@likha/contract/staff-roles';
import type { ReactNode } from 'react';
import { NewDocuments } from '../../features/legal/components/new-documents.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  IconAdjustments,
  IconBook2,
  IconDots,
  IconHelpCircle,
  IconLogout,
  IconSettings,
  IconShieldX,
  IconUsersGroup,
} from '../../ui/icons/icons.generated.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { AccountSheetOpener } from '../shells/account-sheet-opener.tsx';
import { shellsTexts } from '../shells/shells.texts.generated.ts';
import { useSignOut } from '../use-sign-out.ts';
import { adminTexts } from './admin.texts.generated.ts';
import classes from './admin-frame.module.css';

interface AdminFrameProps {
  title: string;
  /** Where the link in the header leads. */
  back: Path;
  /** The part of administration that it is of, where it is of one alone. */
  part?: StaffPart;
  /** With a rail of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the administration: its header, and what is in it, for admins only. */
export function AdminFrame({ title, back, part, isWide = false, children }: AdminFrameProps) {
  const { user } = useSession();
  const may = useMay();
  if (user?.user_type !== 'admin') return <AccessDenied />;
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      <PageTitle title={title} />
      <AdminHeader fullName={user.full_name} role={user.staff_role} back={back} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <NewDocuments />
        {part === undefined || may(part) ? children : <OtherPart />}
      </main>
    </div>
  );
}

/** In the place of what one's role does not open (P330). */
export function OtherPart() {
  const t = useTexts(adminTexts);
  return (
    <StatePanel
      level={1}
      icon={<IconShieldX size={32} stroke={1.75} />}
      title={t.otherPartTitle}
      text={t.otherPartText}
    />
  );
}

interface AdminHeaderProps {
  fullName: string;
  role: StaffRole | null;
  back: Path;
}

function AdminHeader({ fullName, role, back }: AdminHeaderProps) {
  const t = useTexts(adminTexts);
  const shells = useTexts(shellsTexts);
  const may = useMay();
  const signOut = useSignOut();
  const roles = { owner: t.administrator, moderator: t.moderator, finance: t.finance, support: t.support };
  return (
    <header className={classes.header}>
      <BackLink to={back}>{t.back}</BackLink>
      <div className={classes.who}>
        <strong>{fullName}</strong>
        <span className="dim">{roles[role ?? 'owner']}</span>
      </div>
      {may('books') && (
        <Link to={paths.adminBooks()} className={classes.settings} aria-label={t.books}>
          <IconBook2 size={22} stroke={1.75} aria-hidden />
        </Link>
      )}
      {may('staff') && (
        <Link to={paths.adminStaff()} className={classes.settings} aria-label={t.staff}>
          <IconUsersGroup size={22} stroke={1.75} aria-hidden />
        </Link>
      )}
      {may('settings') && (
        <Link to={paths.adminSettings()} className={classes.settings} aria-label={t.productSettings}>
          <IconAdjustments size={22} stroke={1.75} aria-hidden />
        </Link>
      )}
      <div className={classes.wide}>
        <Link to={paths.settings()} className={classes.settings} aria-label={t.settings}>
          <IconSettings size={22} stroke={1.75} aria-hidden />
        </Link>
        <Link to={paths.help()} className={classes.settings} aria-label={shells.help}>
          <IconHelpCircle size={22} stroke={1.75} aria-hidden />
        </Link>
        <LanguageSwitch />
        <ColourSchemeButton />
        <IconButton label={t.signOut} onClick={signOut}>
          <IconLogout size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={classes.narrow}>
        <AccountSheetOpener>
          {(open) => (
            <IconButton label={t.account} aria-haspopup="dialog" onClick={open}>
              <IconDots size={22} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </AccountSheetOpener>
      </div>
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
