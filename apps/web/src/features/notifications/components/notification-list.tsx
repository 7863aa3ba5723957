import { paths } from '@likha/contract/addresses';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconBell } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useReadNews } from '../api/use-read-news.ts';
import { newsTexts } from '../news.texts.generated.ts';
import type { News } from '../news.ts';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  /** How many are unread after some were read. */
  onRead: (unreadCount: number) => void;
}

/** What somebody was told of, the newest first; that it was seen is said by seeing it (P443, P444). */
export function NotificationList({ onRead }: NotificationListProps) {
  const t = useTexts(newsTexts);
  const query = usePages('GET /notifications', 'notifications', { query: { limit: 20 } });
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={8} height={64} label={t.loading} />}
      failedTitle={t.failed}
      empty={<Nothing />}
    >
      {(news) => (
        <>
          <Rows news={news} onRead={onRead} />
          <LoadMore {...query.more} />
        </>
      )}
    </Loaded>
  );
}

function Rows({ news, onRead }: NotificationListProps & { news: News[] }) {
  const isNew = useReadNews(news, onRead);
  return (
    <ul className={classes.list}>
      {news.map((item) => (
        <NotificationRow key={item.id} news={item} isNew={isNew(item)} />
      ))}
    </ul>
  );
}

/** Fans are told of creators, creators of fans, and staff of neither. */
function Nothing() {
  const t = useTexts(newsTexts);
  const { user } = useSession();
  const isFan = user?.user_type === 'fan';
  const isCreator = user?.user_type === 'creator';
  return (
    <StatePanel
      icon={<IconBell size={28} />}
      title={t.none}
      text={isFan ? t.noneFan : isCreator ? t.noneCreator : t.noneStaff}
      action={
        isFan ? (
          <LinkButton to={paths.discover()}>{t.findCreators}</LinkButton>
        ) : (
          isCreator && <LinkButton to={paths.studio('content')}>{t.writePost}</LinkButton>
        )
      }
    />
  );
}
