import type { Path } from '@likha/contract/addresses';
import { IconArrowLeft } from './icons/icons.generated.ts';
import { Link } from './link.tsx';
import classes from './round-back-link.module.css';

interface RoundBackLinkProps {
  to: Path;
  label: string;
  /** How it stands where it is. */
  className?: string | undefined;
}

/** The way back where a header begins: an arrow alone, as large as a finger needs it. */
export function RoundBackLink({ to, label, className = '' }: RoundBackLinkProps) {
  return (
    <Link to={to} className={`${classes.back} ${className}`} title={label}>
      <IconArrowLeft size={22} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}
