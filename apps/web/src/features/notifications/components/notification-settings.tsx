import { paths } from '@likha/contract/addresses';
import { LOCALES } from '@likha/contract/language';
import { NOTIFICATION_MAILS, NOTIFICATIONS } from '@likha/contract/limits';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type Notification, useChooseNotification } from '../api/use-notifications.ts';
import { notificationsTexts } from '../notifications.texts.generated.ts';
import { SettingsSection } from './settings-section.tsx';

interface NotificationSettingsProps {
  /** The address is confirmed on this very page. */
  isBesideEmail?: boolean;
}

/** What a person is told of by e-mail, each kind with a switch that saves at once. Admins have none. */
export function NotificationSettings({ isBesideEmail = false }: NotificationSettingsProps) {
  const { user } = useSession();
  const kinds = user ? NOTIFICATIONS[user.user_type] : [];
  return kinds.length > 0 ? <Section count={kinds.length} isBesideEmail={isBesideEmail} /> : null;
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
  const toggle = useChooseNotification(notification);
  const hour = useDailyHour();
  const most = NOTIFICATION_MAILS.perHour;
  const { kind, is_on: isOn } = notification;
  const [label, description] = {
    new_subscriber: [t.new_subscriber, t.new_subscriberHint({ most, hour })],
    tip: [t.tip, t.tipHint({ most, hour })],
    comment: [t.comment, t.commentHint({ hour })],
    new_post: [t.new_post, t.new_postHint({ hour })],
  }[kind];
  return <Switch label={label} description={description} checked={isOn} onChange={toggle} />;
}

/** `6 PM`, as the reader's language writes it. */
function useDailyHour(): string {
  const moment = new Date(Date.UTC(2026, 0, 1, NOTIFICATION_MAILS.dailyHour));
  return moment.toLocaleTimeString(LOCALES[useLanguage()], { hour: 'numeric', timeZone: 'UTC' });
}
