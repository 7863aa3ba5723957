import { Avatar } from '../../../ui/avatar.tsx';
import { publicSrcSet, publicUrl } from '../../../ui/media/media-url.ts';
import type { LiveStream } from '../live.ts';
import classes from './planned-still.module.css';

interface PlannedStillProps {
  creator: LiveStream['creator'];
  /** As the picture stands in the page. */
  sizes: string;
  avatarSize: number;
}

/** Where there is no picture of a stream: the creator's cover, or a ground of the house, with their face on it. */
export function PlannedStill({ creator, sizes, avatarSize }: PlannedStillProps) {
  const { cover, avatar, full_name: name } = creator;
  return (
    <span className={classes.still} data-testid="planned-still">
      {cover && (
        <img
          src={publicUrl(cover, 768)}
          srcSet={publicSrcSet(cover, 768)}
          sizes={sizes}
          alt=""
          className={classes.cover}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={classes.face}>
        <Avatar name={name} src={avatar} size={avatarSize} />
      </span>
    </span>
  );
}
