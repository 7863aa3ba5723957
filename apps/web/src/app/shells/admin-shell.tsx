import { type Path, paths } from '@likha/contract/addresses';
import { useLocation, useNavigate } from 'react-router';
import type { Me } from '../../lib/api-types.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Select } from '../../ui/form/select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconDots, IconHome, IconShieldX } from '../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RoundBackLink } from '../../ui/round-back-link.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { adminTexts } from '../pages/admin.texts.generated.ts';
import { AccountSheetOpener } from './account-sheet-opener.tsx';
import { adminPlaces } from './admin-places.ts';
import classes from './admin-shell.module.css';
import { Frame } from './frame.tsx';
import { type Place, placeOf } from './places.ts';

/** Around every page of the administration, for admins only: a rail at a desk, one menu on a phone. */
export function AdminShell() {
  const { user } = useSession();
  return user?.user_type === 'admin' ? <StaffFrame user={user} /> : <AccessDenied />;
}

function StaffFrame({ user }: { user: Me }) {
  const t = useTexts(adminTexts);
  const places = adminPlaces(user.staff_role, t);
  return (
    <Frame
      home={places[0]?.to ?? paths.admin()}
      places={places}
      isDense
      railEnd={<BackHome />}
      railFoot={<Account user={user} isNamed />}
      topBar={
        <>
          <BackHome />
          <PlaceMenu places={places} />
          <Account user={user} />
        </>
      }
    />
  );
}

/** Out of the administration, where its header begins (P951). */
function BackHome() {
  const t = useTexts(adminTexts);
  return <RoundBackLink to={paths.landing()} label={t.backHome} className={classes.back} />;
}

/** All places in one list of the device's own, which says where one is. */
function PlaceMenu({ places }: { places: Place[] }) {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // What is in no menu of administration has a heading of its own, which the list neither repeats nor contradicts.
  const isOwn = pathname === paths.settings() || pathname === paths.notifications();
  const own = isOwn ? [{ to: pathname, label: t.administration }] : [];
  return (
    <div className={classes.menu}>
      <Select<string>
        label={t.menu}
        value={own[0]?.to ?? placeOf(places, pathname, search)?.to ?? ''}
        options={[...own, ...places].map(({ to, label }) => ({ value: to, label }))}
        onChange={(to) => void navigate(to as Path)}
      />
    </div>
  );
}

/** Who is signed in, with what they do about it in a sheet. @param isNamed where there is room for their name */
function Account({ user, isNamed = false }: { user: Me; isNamed?: boolean }) {
  const t = useTexts(adminTexts);
  const roles = { owner: t.administrator, moderator: t.moderator, finance: t.finance, support: t.support };
  const role = roles[user.staff_role ?? 'owner'];
  const home: Place = { to: paths.landing(), label: t.backHome, Icon: IconHome };
  return (
    <AccountSheetOpener places={[home]} role={role}>
      {(open) =>
        isNamed ? (
          <button type="button" className={classes.account} aria-haspopup="dialog" onClick={open}>
            <Avatar name={user.full_name} src={user.avatar} size={40} />
            <span className={classes.who}>
              <strong>{user.full_name}</strong>
              <span className="dim">{role}</span>
            </span>
            <span className="visually-hidden">{t.account}</span>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </button>
        ) : (
          <IconButton label={t.account} aria-haspopup="dialog" onClick={open}>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )
      }
    </AccountSheetOpener>
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
