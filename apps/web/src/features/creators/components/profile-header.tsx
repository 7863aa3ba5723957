import { formatCredits, formatPesos } from '@likha/contract/money';
import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Person } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { monthAndYear } from '../../../lib/relative-time.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedTick } from '../../../ui/verified-tick.tsx';
import { Cover } from './cover.tsx';
import classes from './profile.module.css';

/** Who this is, what a month costs, and the one thing to do about it. */
export function ProfileHeader({ person, action }: { person: Person; action: ReactNode }) {
  return (
    <header className={classes.header}>
      <div className={classes.cover}>
        <Cover src={person.cover} username={person.username} isEager />
      </div>
      <div className={classes.top}>
        <span className={classes.avatar}>
          <Avatar name={person.full_name} src={person.avatar} size={112} isOnline={person.is_online} />
        </span>
        <dl className={classes.counts}>
          <div>
            <dt>{person.followers_count === 1 ? 'follower' : 'followers'}</dt>
            <dd>{wholeNumber(person.followers_count)}</dd>
          </div>
          <div>
            <dt>{person.posts_count === 1 ? 'post' : 'posts'}</dt>
            <dd>{wholeNumber(person.posts_count)}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.names}>
        <h1>
          {person.full_name} {person.is_verified && <VerifiedTick size={24} />}
        </h1>
        <p className="dim">@{person.username}</p>
      </div>
      {person.bio && <p className={classes.bio}>{person.bio}</p>}
      <Facts person={person} />
      <div className={classes.deal}>
        <Price person={person} />
        {action}
      </div>
    </header>
  );
}

function Price({ person }: { person: Person }) {
  if (person.subscription_price === null) return null;
  return (
    <p>
      <span className={classes.price}>{formatPesos(person.subscription_price)}</span>
      <span className="dim">
        {' '}
        / month
        {person.subscription_price_credits !== null &&
          ` · ${formatCredits(person.subscription_price_credits)}`}
      </span>
    </p>
  );
}

/** Where somebody is and since when. */
export function Facts({ person }: { person: Person }) {
  return (
    <ul className={classes.facts}>
      {person.location && (
        <li>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          {person.location}
        </li>
      )}
      <li>
        <IconCalendar size={20} stroke={1.75} aria-hidden />
        Joined {monthAndYear(person.created_at)}
      </li>
    </ul>
  );
}
