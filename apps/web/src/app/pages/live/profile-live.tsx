import { paths } from '@likha/contract/addresses';
import { LiveSign } from '../../../features/live/components/live-sign.tsx';
import { isOn, type LiveStream } from '../../../features/live/live.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconCalendarTime, IconChevronRight } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { livePagesTexts } from './live-pages.texts.generated.ts';
import classes from './profile-live.module.css';

/** On a profile: that its creator is live, or when they will be. */
export function ProfileLive({ live }: { live: LiveStream }) {
  const t = useTexts(livePagesTexts);
  const language = useLanguage();
  const { creator, title, scheduled_at: at, viewers_count: viewers } = live;
  if (!isOn(live) && !at) return null;
  return (
    <Link to={paths.liveOf(creator.username)} className={classes.line} data-testid="profile-live">
      {isOn(live) ? (
        <LiveSign>{t.liveNow}</LiveSign>
      ) : (
        <IconCalendarTime size={22} stroke={1.75} aria-hidden className={classes.sign} />
      )}
      <span className={classes.words}>
        <strong>{title}</strong>
        <span className="dim">
          {isOn(live)
            ? t.watching({ count: wholeNumber(viewers) })
            : t.goesLive({ when: dayAndTime(at ?? '', language) })}
        </span>
      </span>
      <IconChevronRight size={22} stroke={1.75} aria-hidden />
    </Link>
  );
}
