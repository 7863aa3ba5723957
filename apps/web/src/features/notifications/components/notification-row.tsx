import { dateAndTime, profileTime, shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { newsTexts } from '../news.texts.generated.ts';
import { type News, placeOfNews, sentenceOf } from '../news.ts';
import { MuteButton } from './mute-button.tsx';
import { NotificationFace } from './notification-face.tsx';
import classes from './notification-row.module.css';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface NotificationRowProps {
  news: News;
  /** Not read before this visit. */
  isNew: boolean;
}

/** One thing that happened, and where it leads. */
export function NotificationRow({ news, isNew }: NotificationRowProps) {
  const t = useTexts(newsTexts);
  const language = useLanguage();
  const isOld = Date.now() - new Date(news.at).getTime() > WEEK_MS;
  return (
    <li className={classes.line}>
      <Link
        to={placeOfNews(news)}
        className={classes.row}
        data-unread={isNew || undefined}
        data-testid="notification"
      >
        <NotificationFace news={news} />
        <span className={classes.words}>
          <span>{sentenceOf(news, t)}</span>
          <time dateTime={news.at} title={dateAndTime(news.at, language)} className={classes.time}>
            {(isOld ? shortDate : profileTime)(news.at, language)}
          </time>
        </span>
        {isNew && (
          <span className={classes.dot}>
            <span className="visually-hidden">{t.unread}</span>
          </span>
        )}
      </Link>
      {news.kind === 'new_post' && news.actor && <MuteButton creator={news.actor} />}
    </li>
  );
}
