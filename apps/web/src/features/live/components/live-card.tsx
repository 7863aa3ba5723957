import { paths } from '@likha/contract/addresses';
import { shortCount } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { IconEye, IconLock } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { isOn, type LiveStream } from '../live.ts';
import { AudienceWords } from '../watch/announcement.tsx';
import { watchTexts } from '../watch/watch.texts.generated.ts';
import classes from './live-card.module.css';
import { LiveSign } from './live-sign.tsx';
import { PlannedStill } from './planned-still.tsx';

/** A stream among others: whose, what of, and whether it is on. */
export function LiveCard({ live }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const language = useLanguage();
  const { creator, title, still_url: still, scheduled_at: at, access } = live;
  return (
    <Link
      to={paths.liveOf(creator.username)}
      className={`${cardClass({ size: 'sm' })} ${classes.card}`}
      data-testid="live-card"
    >
      <span className={classes.still}>
        {still ? (
          <img src={still} alt="" loading="lazy" decoding="async" />
        ) : (
          <PlannedStill creator={creator} sizes="(min-width: 900px) 320px, 100vw" avatarSize={64} />
        )}
        {isOn(live) && (
          <span className={classes.signs}>
            <LiveSign isFaint={live.state === 'waiting'}>{t.live}</LiveSign>
            <span className={classes.count}>
              <IconEye size={16} stroke={2} aria-hidden /> {shortCount(live.viewers_count)}
            </span>
          </span>
        )}
        {access !== 'open' && <IconLock size={22} stroke={2} aria-hidden className={classes.lock} />}
      </span>
      <span className={classes.who}>
        <Avatar name={creator.full_name} src={creator.avatar} size={40} />
        <span className={classes.words}>
          <strong>{title}</strong>
          <span className="dim">{creator.full_name}</span>
        </span>
      </span>
      {!isOn(live) && at && (
        <span className={classes.when}>
          {(Date.parse(at) < Date.now() ? t.wasToStart : t.startsAt)({ when: dayAndTime(at, language) })}
        </span>
      )}
      <span className={classes.facts}>
        <AudienceWords live={live} />
      </span>
    </Link>
  );
}
