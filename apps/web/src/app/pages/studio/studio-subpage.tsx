import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './studio-subpage.module.css';

interface StudioSubpageProps {
  title: string;
  lead?: string;
  back: { to: Path; label: string };
  /** It is one form, as wide as one is easy to fill in. */
  isNarrow?: boolean;
  /** What one comes here to begin. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the studio that has no tab: the way back, its title, and what it is for. */
export function StudioSubpage({ title, lead, back, isNarrow = false, action, children }: StudioSubpageProps) {
  return (
    <div className={classes.page} data-narrow={isNarrow || undefined}>
      <PageTitle title={title} />
      <header className={classes.header}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className={classes.line}>
          <div className={classes.words}>
            <PageHeading title={title} lead={lead} />
          </div>
          {action}
        </div>
      </header>
      {children}
    </div>
  );
}
