import classes from './person-name.module.css';
import { VerifiedTick } from './verified-tick.tsx';

/** Somebody's name on one line: a long one is cut, the tick that says who was verified never. */
export function PersonName({ name, isVerified }: { name: string; isVerified: boolean }) {
  return (
    <span className={classes.person}>
      <span className={classes.name}>{name}</span>
      {isVerified && <VerifiedTick size={16} />}
    </span>
  );
}
