import type { Path } from '@likha/contract/addresses';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import classes from './back-link.module.css';
import { IconArrowLeft } from './icons/icons.generated.ts';
import { Link } from './link.tsx';

interface BackLinkProps {
  /** Where it leads; with `toWhereOneWas`, when nobody was anywhere before. */
  to: Path;
  /** Leads where the browser's own Back does, as long as that is within the app. */
  toWhereOneWas?: boolean;
  children: string;
}

/** The way back, at the top of a page. */
export function BackLink({ to, toWhereOneWas = false, children }: BackLinkProps) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!toWhereOneWas || !isPlain || !hasComeFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Link to={to} className={classes.link} onClick={goBack}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}

/** The router counts the pages that were opened within the app. */
function hasComeFromHere(): boolean {
  return Number(window.history.state?.idx ?? 0) > 0;
}
