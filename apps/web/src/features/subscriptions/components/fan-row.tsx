import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { ownFansTexts } from '../own-fans.texts.generated.ts';
import classes from './fan-row.module.css';

export type Fan = Answer<'GET /studio/fans'>['fans'][number];

/** One fan by nickname and username: since when, until when, and what they spent with this creator. */
export function FanRow({ fan, action }: { fan: Fan; action: ReactNode }) {
  const t = useTexts(ownFansTexts);
  const language = useLanguage();
  const since = shortDate(fan.since, language);
  const until = fan.until && shortDate(fan.until, language);
  return (
    <li className={classes.row} data-testid="own-fan">
      <Avatar name={fan.username} src={fan.avatar} />
      <div className={classes.words}>
        <Link to={paths.profile(fan.username)} className={classes.name}>
          {fan.nickname ?? `@${fan.username}`}
        </Link>
        {fan.nickname !== null && <p className="dim">@{fan.username}</p>}
        <p className="dim">{until ? t.subscribedSince({ day: since }) : t.followsSince({ day: since })}</p>
        {until && <p className="dim">{stateOf(fan, until)}</p>}
      </div>
      <p className={classes.spent}>
        <strong className="money">{formatCredits(fan.spent_credits)}</strong>
        <span className="dim">{t.spentWithYou}</span>
      </p>
      {action}
    </li>
  );

  function stateOf({ renews, is_trial }: Fan, day: string): string {
    if (!renews) return t.endsOn({ day });
    return is_trial ? t.trialUntil({ day }) : t.renewsOn({ day });
  }
}
