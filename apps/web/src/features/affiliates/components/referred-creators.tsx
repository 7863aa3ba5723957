import { formatPesos } from '@likha/contract/money';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconUsersGroup } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type AffiliateStats, affiliatesTexts } from '../affiliate-stats.ts';
import classes from './referred-creators.module.css';

/** Who came by the link, and what their sales have earned; MAXED and EXPIRED ones earn no more. */
export function ReferredCreators({ creators }: { creators: AffiliateStats['referred_creators'] }) {
  const t = useTexts(affiliatesTexts);
  const language = useLanguage();
  if (creators.length === 0)
    return (
      <StatePanel
        level={3}
        icon={<IconUsersGroup size={32} stroke={1.75} />}
        title={t.noneTitle}
        text={t.noneText}
      />
    );
  return (
    <ul className={classes.list}>
      {creators.map(({ no, username, date_joined, commission_earned, cap_remaining, status }) => (
        <li key={no}>
          <div>
            <p>
              <strong>@{username}</strong>{' '}
              {status !== 'active' && (
                <span className={classes.badge}>{status === 'maxed' ? t.maxed : t.expired}</span>
              )}
            </p>
            <p className="dim">
              {t.joined({ day: shortDate(date_joined, language) })} ·{' '}
              {status === 'active' ? t.left({ pesos: formatPesos(cap_remaining) }) : t.noCommission}
            </p>
          </div>
          <span className="money">{formatPesos(commission_earned)}</span>
        </li>
      ))}
    </ul>
  );
}
