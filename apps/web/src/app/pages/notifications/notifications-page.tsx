import { paths } from '@likha/contract/addresses';
import { setUnreadNews } from '../../../features/messages/live/unread.ts';
import { NotificationList } from '../../../features/notifications/components/notification-list.tsx';
import { newsTexts } from '../../../features/notifications/news.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './notifications-page.module.css';

/** `/notifications`: what happened to whoever is signed in. */
export function NotificationsPage() {
  const t = useTexts(newsTexts);
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <LinkButton variant="subtle" to={paths.settings()}>
          {t.settings}
        </LinkButton>
      </header>
      <NotificationList onRead={setUnreadNews} />
    </div>
  );
}
