import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import classes from './with-face.module.css';

interface WithFaceProps {
  name: string;
  /** Null for who has no picture, or no account. */
  avatar: string | null;
  /** A large one stands beside a head of several lines, the others in a line: of a table, or of its own. */
  size?: 24 | 32 | 40;
  children: ReactNode;
}

/** Somebody's face beside what is said of them, in lists of administration. */
export function WithFace({ name, avatar, size = 40, children }: WithFaceProps) {
  return (
    <div className={classes.row} data-size={size}>
      <Avatar name={name} src={avatar} size={size} />
      <div className={classes.words}>{children}</div>
    </div>
  );
}
