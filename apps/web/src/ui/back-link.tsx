import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './back-link.module.css';

/** The way back, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
