import { formatCredits, formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Person } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedTick } from '../../../ui/verified-tick.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { creatorsTexts } from '../creators.texts.generated.ts';
import { Cover } from './cover.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import classes from './profile-header.module.css';

interface ProfileHeaderProps {
  person: Person;
  action: ReactNode;
  menu: ReactNode;
  /** Round the avatar. */
  ring?: ReactNode;
  /** On the cover, so that what comes late moves nothing. */
  onCover?: ReactNode;
}

/** Who this is, what a month costs, and the one thing to do about it. */
export function ProfileHeader({ person, action, menu, ring, onCover }: ProfileHeaderProps) {
  const t = useTexts(creatorsTexts);
  return (
    <header className={classes.header}>
      <div className={classes.cover}>
        <Cover
          src={person.cover}
          username={person.username}
          isEager
          sizes="(min-width: 800px) 760px, 100vw"
        />
        {onCover && <div className={classes.onCover}>{onCover}</div>}
      </div>
      <div className={classes.top}>
        <span className={classes.avatar}>
          <Avatar name={person.full_name} src={person.avatar} size={112} isOnline={person.is_online} />
          {ring}
        </span>
        <dl className={classes.counts}>
          <div>
            <dt>{t.followerWord({ count: person.followers_count })}</dt>
            <dd>{wholeNumber(person.followers_count)}</dd>
          </div>
          <div>
            <dt>{t.postWord({ count: person.posts_count })}</dt>
            <dd>{wholeNumber(person.posts_count)}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.names}>
        <div>
          <h1>
            {person.full_name} {person.is_verified && <VerifiedTick size={24} />}
          </h1>
          <p className="dim">@{person.username}</p>
        </div>
        {menu}
      </div>
      {person.bio && (
        <div className={classes.bio}>
          <WrittenText>{person.bio}</WrittenText>
        </div>
      )}
      <div className={classes.facts}>
        <ProfileFacts person={person} />
      </div>
      {person.subscription_price !== null && person.benefits.length > 0 && (
        <ul className={`ticks ${classes.benefits}`}>
          {person.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <div className={classes.deal}>
        <Price person={person} />
        {action}
      </div>
    </header>
  );
}

function Price({ person }: { person: Person }) {
  const t = useTexts(creatorsTexts);
  if (person.subscription_price === null) return null;
  if (person.subscription_price === 0) return <p className={classes.price}>{t.free}</p>;
  return (
    <p className={classes.month}>
      <span className={classes.price}>{formatPesos(person.subscription_price)}</span>
      <span className="dim">
        {' '}
        {t.perMonth}
        {person.subscription_price_credits !== null && (
          <>
            <span className={classes.dot}>{' · '}</span>
            <span className={classes.credits}>{formatCredits(person.subscription_price_credits)}</span>
          </>
        )}
      </span>
    </p>
  );
}
