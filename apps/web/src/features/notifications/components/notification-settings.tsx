import { paths } from '@likha/contract/addresses';
import { LOCALES } from '@likha/contract/language';
import { NOTIFICATION_MAILS } from '@likha/contract/limits';
import { MAILED, MAILED_KINDS } from '@likha/contract/notification-kinds';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type Notification, useChooseNotification } from '../api/use-notifications.ts';
import { notificationsTexts } from '../notifications.texts.generated.ts';
import classes from './notification-settings.module.css';
import { SettingsSection } from './settings-section.tsx';

interface NotificationSettingsProps {
  /** The address is confirmed on this very page. */
  isBesideEmail?: boolean;
}

/** What a person is told of by email, each kind with a switch that saves at once. Admins have none. */
export function NotificationSettings({ isBesideEmail = false }: NotificationSettingsProps) {
  const { user } = useSession();
  const count = MAILED_KINDS.filter((kind) => MAILED[kind].who === user?.user_type).length;
  return count > 0 ? <Section count={count} isBesideEmail={isBesideEmail} /> : null;
}

function Section({ count, isBesideEmail }: { count: number; isBesideEmail: boolean }) {
  const t = useTexts(notificationsTexts);
  const query = useCall('GET /notifications/settings');
  return (
    <SettingsSection id="notifications" title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={count} height={48} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ notifications, is_email_confirmed: isConfirmed }) => (
          <>
            {!isConfirmed && (
              <Notice tone="warn">
                {t.unconfirmed} {!isBesideEmail && <Link to={paths.settings()}>{t.confirmFirst}</Link>}
              </Notice>
            )}
            {notifications.map((notification) => (
              <Choice key={notification.kind} notification={notification} />
            ))}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Choice({ notification }: { notification: Notification }) {
  const t = useTexts(notificationsTexts);
  const choose = useChooseNotification(notification);
  const { kind, is_on: isOn, rhythm, rhythms } = notification;
  const hint = useHint(notification);
  return (
    <div className={classes.choice}>
      <Switch label={t[kind]} description={hint} checked={isOn} onChange={() => choose({ is_on: !isOn })} />
      {isOn && rhythms.length > 1 && (
        <Select
          label={t.howOften({ what: t[kind] })}
          value={rhythm}
          options={rhythms.map((value) => ({ value, label: t[value] }))}
          onChange={(value) => choose({ is_on: true, rhythm: value === 'daily' ? 'daily' : 'at_once' })}
        />
      )}
    </div>
  );
}

/** What it is about, and when it comes. */
function useHint({ kind, rhythm }: Notification): string {
  const t = useTexts(notificationsTexts);
  const hour = useDailyHour();
  const when =
    rhythm === 'daily' ? t.whenDaily({ hour }) : t.whenAtOnce({ most: NOTIFICATION_MAILS.perHour, hour });
  return `${t[`${kind}Hint`]} ${when}`;
}

/** `6 PM`, as the reader's language writes it. */
function useDailyHour(): string {
  const moment = new Date(Date.UTC(2026, 0, 1, NOTIFICATION_MAILS.dailyHour));
  return moment.toLocaleTimeString(LOCALES[useLanguage()], { hour: 'numeric', timeZone: 'UTC' });
}
