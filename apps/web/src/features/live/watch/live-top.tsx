import { paths } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconEye } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { GoalBar } from '../components/goal-bar.tsx';
import { LiveSign } from '../components/live-sign.tsx';
import type { LiveStream } from '../live.ts';
import classes from './live-top.module.css';
import { watchTexts } from './watch.texts.generated.ts';

interface LiveTopProps {
  live: LiveStream;
  viewersCount: number;
  goalReached: number | null;
  /** Before everything: the way out of it. */
  start?: ReactNode;
  end?: ReactNode;
}

/** At the top of a running stream: whose it is, that it is live, how many watch, and its goal. */
export function LiveTop({ live, viewersCount, goalReached, start, end }: LiveTopProps) {
  const t = useTexts(watchTexts);
  const { creator, title, goal } = live;
  return (
    <>
      <div className={classes.line}>
        {start}
        <Link to={paths.profile(creator.username)} className={classes.who}>
          <Avatar name={creator.full_name} src={creator.avatar} size={36} />
          <span className={classes.words}>
            <strong>{creator.full_name}</strong>
            <span>{title}</span>
          </span>
        </Link>
        <span className={classes.end}>{end}</span>
      </div>
      <div className={classes.line}>
        <LiveSign isFaint={live.state === 'waiting'}>{t.live}</LiveSign>
        <span className={classes.viewers} data-testid="live-viewers">
          <IconEye size={18} stroke={2} aria-hidden />
          {t.viewers({ count: viewersCount })}
        </span>
      </div>
      {goal && <GoalBar goal={goal} reached={goalReached} />}
    </>
  );
}
