import { paths } from '@likha/contract/addresses';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBell } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { newsTexts } from '../news.texts.generated.ts';
import { byDay, type News, placeOfNews, sentenceOf } from '../news.ts';
import classes from './notification-list.module.css';

interface NotificationListProps {
  /** The count of the bell is asked for anew. */
  onRead: () => void;
}

/** What somebody was told of, by day, with a press that marks all of it as read (P443, P444). */
export function NotificationList({ onRead }: NotificationListProps) {
  const t = useTexts(newsTexts);
  const query = usePages('GET /notifications', 'notifications', { query: { limit: 20 } });
  const read = useAction('POST /notifications/read', {
    invalidates: ['GET /notifications'],
    onSuccess: onRead,
    onError: () => notify({ tone: 'bad', title: t.notRead, text: t.tryAgain }),
  });
  const newest = query.data?.[0];
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          loading={read.isPending}
          disabled={!newest}
          onClick={() => newest && read.mutate({ body: { up_to: newest.at } })}
        >
          {t.readAll}
        </Button>
        <Link to={paths.settings()}>{t.settings}</Link>
      </div>
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={56} label={t.loading} />}
        failedTitle={t.failed}
        empty={<StatePanel icon={<IconBell size={28} />} title={t.none} text={t.noneText} />}
      >
        {(news) => (
          <>
            <Days news={news} />
            <LoadMore {...query.more} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Days({ news }: { news: News[] }) {
  const t = useTexts(newsTexts);
  const language = useLanguage();
  return byDay(news, language, t).map(({ day, items }) => (
    <section key={day} className={classes.day}>
      <h2>{day}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={placeOfNews(item)} className={classes.row} data-unread={!item.is_read || undefined}>
              <span>{sentenceOf(item, t)}</span>
              {!item.is_read && <span className="visually-hidden">{t.unread}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
