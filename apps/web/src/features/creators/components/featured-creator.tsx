import { paths } from '@likha/contract/addresses';
import type { Person } from '../../../lib/api-types.ts';
import { Link } from '../../../ui/link.tsx';
import { publicSrcSet, publicUrl } from '../../../ui/media/media-url.ts';
import { VerifiedTick } from '../../../ui/verified-tick.tsx';
import classes from './featured-creator.module.css';

/** A tall card with the creator's own picture, for the landing page; in the hero a phone shows first names only. */
export function FeaturedCreator({ creator, isHero = false }: { creator: Person; isHero?: boolean }) {
  const [firstName, ...rest] = creator.full_name.split(' ');
  const picture = creator.avatar ?? creator.cover;
  return (
    <Link
      to={paths.profile(creator.username)}
      className={isHero ? `${classes.card} ${classes.hero}` : classes.card}
    >
      {picture && (
        <img
          src={publicUrl(picture, 384)}
          srcSet={publicSrcSet(picture, 768)}
          sizes={isHero ? '(min-width: 960px) 240px, 33vw' : '(min-width: 960px) 300px, 50vw'}
          alt=""
          width={480}
          height={640}
          loading={isHero ? 'eager' : 'lazy'}
          // The headline is what is seen first: its letters are not to share the line with faces.
          fetchPriority={isHero ? 'low' : undefined}
          className={classes.picture}
        />
      )}
      <span className={classes.words}>
        <span className={classes.name}>
          <span className={classes.nameText}>
            {firstName} <span className={isHero ? classes.rest : undefined}>{rest.join(' ')}</span>
          </span>
          {creator.is_verified && <VerifiedTick size={16} onPicture />}
        </span>
        <span className={classes.handle}>@{creator.username}</span>
      </span>
    </Link>
  );
}
