import { paths } from '@likha/contract/addresses';
import { useUnreadNews } from '../../features/messages/live/unread.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconBell } from '../../ui/icons/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import classes from './bell.module.css';
import { unreadTexts } from './unread.texts.generated.ts';

/** Leads to what one was told of, with how much of it is unread. */
export function Bell() {
  const t = useTexts(unreadTexts);
  const count = useUnreadNews();
  return (
    <Link to={paths.notifications()} className={classes.bell} aria-label={t.bell({ count: String(count) })}>
      <IconBell size={24} stroke={1.75} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
