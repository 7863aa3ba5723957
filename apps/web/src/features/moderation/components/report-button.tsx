import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconFlag } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { reportTexts } from '../report.texts.generated.ts';
import type { ReportedThing } from '../reported-thing.ts';
import classes from './report-button.module.css';

const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog);

interface ReportButtonProps {
  thing: ReportedThing;
  /** A sign without words, where there is little room. */
  isSmall?: boolean;
}

/** The way to report something of somebody else; guests sign in first, and come back. Not there on one's own things. */
export function ReportButton({ thing, isSmall = false }: ReportButtonProps) {
  const t = useTexts(reportTexts);
  const { user } = useSession();
  const here = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name } = thing.owner;
  if (user && user.id === id) return null;
  const onClose = () => setIsOpen(false);
  const title = titleOf(thing, t, name);
  const icon = <IconFlag size={isSmall ? 20 : 18} stroke={1.75} aria-hidden />;
  if (!user) {
    const toSignIn = { to: paths.login(), state: { wanted: paths.here(here) }, 'aria-label': title };
    return isSmall ? (
      <Link {...toSignIn} className={classes.small}>
        {icon}
      </Link>
    ) : (
      <LinkButton {...toSignIn} variant="subtle" leftSection={icon}>
        {t.report}
      </LinkButton>
    );
  }
  const opens = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  return (
    <>
      {isSmall ? (
        <IconButton label={title} {...opens}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="subtle" className={classes.report} leftSection={icon} aria-label={title} {...opens}>
          {t.report}
        </Button>
      )}
      {isOpen && <OnDemand load={loadDialog} props={{ thing, title, onClose }} onFailed={onClose} />}
    </>
  );
}

function titleOf({ type }: ReportedThing, t: (typeof reportTexts)['en'], name: string): string {
  return { post: t.reportPost, profile: t.reportProfile({ name }), comment: t.reportComment({ name }) }[type];
}
