import { Avatar } from '../../../ui/avatar.tsx';
import { publicUrl } from '../../../ui/media/media-url.ts';
import classes from './coming-picture.module.css';

/** In place of a picture that is not there yet: whose stream it will be, in the colours of dusk. */
export function ComingPicture({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <span className={classes.picture}>
      {avatar && <img src={publicUrl(avatar, 96)} alt="" loading="lazy" decoding="async" />}
      <span className={classes.face}>
        <Avatar name={name} src={avatar} size={88} />
      </span>
    </span>
  );
}
