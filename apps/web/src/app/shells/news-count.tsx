import { useTexts } from '../../lib/texts.ts';
import classes from './news-count.module.css';
import { unreadTexts } from './unread.texts.generated.ts';

/** How many conversations have something new, at the place that leads to them. */
export function NewsCount({ count }: { count: number }) {
  const t = useTexts(unreadTexts);
  return (
    <span className={classes.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t.unread({ count })}</span>
    </span>
  );
}
