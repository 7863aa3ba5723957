import { Link } from 'react-router';
import type { Person } from '../../../lib/api-types.ts';
import { VerifiedTick } from '../../../ui/verified-tick.tsx';
import classes from './featured-creator.module.css';

/** A tall card with the creator's own picture, for the landing page. */
export function FeaturedCreator({ creator, isEager = false }: { creator: Person; isEager?: boolean }) {
  const picture = creator.avatar ?? creator.cover;
  return (
    <Link to={`/${creator.username}`} className={classes.card}>
      {picture && (
        <img
          src={picture}
          alt=""
          width={480}
          height={640}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          className={classes.picture}
        />
      )}
      <span className={classes.words}>
        <span className={classes.name}>
          <span className={classes.nameText}>{creator.full_name}</span>
          {creator.is_verified && <VerifiedTick size={16} onPicture />}
        </span>
        <span className={classes.handle}>@{creator.username}</span>
      </span>
    </Link>
  );
}
