import { type ComponentType, useEffect, useRef, useState } from 'react';
import { DataSettings } from '../../../features/accounts/settings/data-settings.tsx';
import { DeleteAccount } from '../../../features/accounts/settings/delete-account.tsx';
import { DeviceList } from '../../../features/accounts/settings/device-list.tsx';
import { EmailSettings, type Security } from '../../../features/accounts/settings/email-settings.tsx';
import { PasskeySettings } from '../../../features/accounts/settings/passkey-settings.tsx';
import { PasswordSettings } from '../../../features/accounts/settings/password-settings.tsx';
import { Preferences } from '../../../features/accounts/settings/preferences.tsx';
import { ProfileSettings } from '../../../features/accounts/settings/profile-settings.tsx';
import { TwoFactorSettings } from '../../../features/accounts/settings/two-factor-settings.tsx';
import { settingsTexts } from '../../../features/accounts/settings.texts.generated.ts';
import { NotificationSettings } from '../../../features/notifications/components/notification-settings.tsx';
import { searchWith } from '../../../lib/search-with.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PartLinks } from '../../../ui/part-links.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useLeave } from '../../use-sign-out.ts';
import classes from './settings-page.module.css';
import { settingsPageTexts } from './settings-page.texts.generated.ts';

/** The settings of every kind of person. An admin who has to set two factors up sees what is needed for it, alone. */
export function SettingsPage() {
  const { title, parts } = useTexts(settingsPageTexts);
  const t = useTexts(settingsTexts);
  const { user } = useSession();
  const page = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <PartLinks of={page} label={parts} />
      <div className={classes.parts} ref={page}>
        <Loaded
          query={useCall('GET /auth/me/security')}
          loading={<SkeletonList count={3} height={160} label={t.loading} />}
          failedTitle={t.securityFailed}
        >
          {(security) =>
            user?.needs_two_factor ? (
              <>
                <TwoFactorSettings security={security} />
                <PasskeySettings security={security} />
              </>
            ) : (
              <AllSettings security={security} />
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

function AllSettings({ security }: { security: Security }) {
  const leave = useLeave();
  const { user } = useSession();
  const t = useTexts(settingsPageTexts);
  const hasTwoFactor = security.has_second_factor;
  // From the page where a fan agrees to be charged.
  const isBack = useSearchParams()[0].has('top_up');
  return (
    <>
      <InBrowser loading={<Skeleton height={480} />}>
        <ProfileSettings />
      </InBrowser>
      <Preferences />
      <NotificationSettings isBesideEmail />
      {user?.user_type !== 'admin' && <Opened name="in_app" load={loadInApp} words={t.showInApp} />}
      {user?.user_type !== 'admin' && <Opened name="push" load={loadPush} words={t.showPush} />}
      {user?.user_type === 'fan' && <Opened name="spending" load={loadSpending} words={t.showSpending} />}
      {user?.user_type === 'fan' && (
        <Opened name="top_ups" load={loadTopUp} words={t.showTopUp} isAsked={isBack} />
      )}
      <EmailSettings security={security} />
      <PasswordSettings hasTwoFactor={hasTwoFactor} />
      <TwoFactorSettings security={security} />
      <PasskeySettings security={security} />
      <DeviceList />
      <DataSettings />
      {/* Staff neither write nor are written to. */}
      {user?.user_type !== 'admin' && (
        <Opened name="messages" load={loadMessages} words={t.showMessageSettings} />
      )}
      <Opened name="record" load={loadRecord} words={t.showRecord} />
      <DeleteAccount hasTwoFactor={hasTwoFactor} onDeleted={leave} />
    </>
  );
}

const loadRecord = () => import('./record-settings.tsx').then((module) => module.RecordSettings);

const loadSpending = () =>
  import('../../../features/spending/components/spending-settings.tsx').then(
    (module) => module.SpendingSettings,
  );

const loadTopUp = () =>
  import('../../../features/credits/top-up/top-up-settings.tsx').then((module) => module.TopUpSettings);

const loadMessages = () => import('./messages-part.tsx').then((module) => module.MessagesPart);

const loadInApp = () =>
  import('../../../features/notifications/components/in-app-settings.tsx').then(
    (module) => module.InAppSettings,
  );

const loadPush = () =>
  import('../../../features/notifications/components/push-settings.tsx').then(
    (module) => module.PushSettings,
  );

const OPEN = 'open';

interface OpenedProps {
  /** What the address says it by. */
  name: string;
  load: () => Promise<ComponentType<object>>;
  words: string;
  /** Opened by who brought its person here. */
  isAsked?: boolean;
}

/**
 * A part that comes when it is opened, and has the focus of the button in whose place it comes. The address says which are, so that a reload,
 * Back and signing in again lead to them (P914).
 */
function Opened({ name, load, words, isAsked = false }: OpenedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(isAsked);
  const [isPressed, setIsPressed] = useState(false);
  const [search, setSearch] = useSearchParams();
  const others = search.getAll(OPEN).filter((one) => one !== name);
  const isOpen = isWanted || search.getAll(OPEN).includes(name);
  useEffect(() => {
    if (isOpen && isPressed) place.current?.focus({ preventScroll: true });
  }, [isOpen, isPressed]);
  const setOpen = (names: string[]) => {
    const next = searchWith(search, { [OPEN]: undefined });
    for (const one of names) next.append(OPEN, one);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const open = () => {
    setIsPressed(true);
    setOpen([...others, name]);
  };
  const fail = () => {
    setIsWanted(false);
    setOpen(others);
  };
  if (isOpen)
    return (
      <div ref={place} tabIndex={-1} className={classes.opened}>
        <OnDemand load={load} props={{}} onFailed={fail} />
      </div>
    );
  return (
    <Button variant="default" onClick={open}>
      {words}
    </Button>
  );
}
