import { paths } from '@likha/contract/addresses';
import type { LiveStream } from '../../../features/live/live.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import classes from './profile-live.module.css';
import { profileLiveTexts } from './profile-live.texts.generated.ts';

/** A planned one is news from a day before: pictures come first on a profile, and the list has all that are planned. */
const NEAR_MS = 24 * 60 * 60 * 1000;

/** On a profile: that its creator is live, or soon will be. In one piece with all that it needs, as profiles have little room. */
export function ProfileLive({ live }: { live: LiveStream }) {
  const t = useTexts(profileLiveTexts);
  const language = useLanguage();
  const { creator, title, scheduled_at: at, viewers_count: viewers } = live;
  const isRunning = live.state !== 'scheduled';
  if (!isRunning && !(at && new Date(at).getTime() - Date.now() < NEAR_MS)) return null;
  return (
    <Link to={paths.liveOf(creator.username)} className={classes.line} data-testid="profile-live">
      <span className={classes.state}>
        {isRunning && <span className={classes.now}>{t.liveNow}</span>}
        {isRunning
          ? t.watching({ count: wholeNumber(viewers) })
          : t.goesLive({ when: dayAndTime(at ?? '', language) })}
      </span>
      <span className={classes.title}>{title}</span>
    </Link>
  );
}
