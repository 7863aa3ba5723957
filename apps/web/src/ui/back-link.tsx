import { IconArrowLeft } from '@tabler/icons-react';
import type { Path } from '../lib/paths.ts';
import classes from './back-link.module.css';
import { Link } from './link.tsx';

/** The way back, at the top of a page. */
export function BackLink({ to, children }: { to: Path; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
