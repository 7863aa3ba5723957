import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import type { Person } from '../../../lib/api-types.ts';
import { shortCount } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { creatorsTexts } from '../creators.texts.generated.ts';
import { Cover } from './cover.tsx';
import classes from './creator-card.module.css';

function MonthlyPrice({ creator }: { creator: Person }) {
  const t = useTexts(creatorsTexts);
  if (creator.subscription_price === null) return null;
  if (creator.subscription_price === 0) return <strong>{t.free}</strong>;
  return (
    <span>
      <strong className="money">{formatPesos(creator.subscription_price)}</strong>{' '}
      <span className="dim">{t.perMonth}</span>
    </span>
  );
}

function Counts({ creator }: { creator: Person }) {
  const t = useTexts(creatorsTexts);
  return (
    <span className={classes.counts}>
      <span>
        {t.followers({ count: creator.followers_count, short: shortCount(creator.followers_count) })}
      </span>
      <span>{t.posts({ count: creator.posts_count })}</span>
    </span>
  );
}

/** A creator in the grid of the directory. */
export function CreatorCard({ creator, isFirst = false }: { creator: Person; isFirst?: boolean }) {
  return (
    <Link
      to={paths.profile(creator.username)}
      className={`${cardClass()} ${classes.card}`}
      data-testid="creator-card"
    >
      <span className={classes.coverBox}>
        <Cover
          src={creator.cover}
          username={creator.username}
          isEager={isFirst}
          sizes="(min-width: 600px) 300px, 100vw"
        />
      </span>
      <span className={classes.avatarBox}>
        <Avatar name={creator.full_name} src={creator.avatar} size={72} isOnline={creator.is_online} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <PersonName name={creator.full_name} isVerified={creator.is_verified} />
        </span>
        <span className={classes.handle}>@{creator.username}</span>
        <Counts creator={creator} />
        <MonthlyPrice creator={creator} />
      </span>
    </Link>
  );
}

/** A creator as one line of the list. */
export function CreatorRow({ creator }: { creator: Person; isFirst?: boolean }) {
  return (
    <Link
      to={paths.profile(creator.username)}
      className={`${cardClass()} ${classes.row}`}
      data-testid="creator-card"
    >
      <Avatar name={creator.full_name} src={creator.avatar} size={60} isOnline={creator.is_online} />
      <span className={classes.rowWords}>
        <span className={classes.name}>
          <PersonName name={creator.full_name} isVerified={creator.is_verified} />
        </span>
        <span className={classes.handle}>@{creator.username}</span>
        {creator.bio && <span className={classes.bio}>{creator.bio}</span>}
        <Counts creator={creator} />
      </span>
      <MonthlyPrice creator={creator} />
    </Link>
  );
}
