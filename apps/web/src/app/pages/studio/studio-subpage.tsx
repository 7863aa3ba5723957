import type { Path } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './studio-subpage.module.css';

interface StudioSubpageProps {
  title: string;
  lead?: string;
  back: { to: Path; label: string };
  /** What one comes here to begin. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the studio that has no tab: the way back, its title, and what it is for. */
export function StudioSubpage({ title, lead, back, action, children }: StudioSubpageProps) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <header className={classes.header}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className={classes.line}>
          <h1>{title}</h1>
          {action}
        </div>
        {lead && <p className="dim">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
