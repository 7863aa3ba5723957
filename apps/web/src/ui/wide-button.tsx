import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import classes from './wide-button.module.css';

interface WideButtonProps {
  icon: ReactNode;
  /** Where its words are of another language than the page. */
  lang?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A line of a menu: an icon, and what it does in words. */
export function WideButton({ icon, lang, onClick, children }: WideButtonProps) {
  return (
    <button type="button" className={classes.wide} lang={lang} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** The same for going somewhere. */
export function WideLink({ icon, to, children }: Pick<WideButtonProps, 'icon' | 'children'> & { to: Path }) {
  return (
    <Link to={to} className={classes.wide}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
