import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconFlag } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { reportTexts } from '../report.texts.generated.ts';
import type { ReportedThing } from '../reported-thing.ts';
import classes from './report-button.module.css';

const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog);

interface ReportButtonProps {
  thing: ReportedThing;
  /** What a press does where the dialog is already loaded and has its place. */
  onReport?: () => void;
}

/** The way to report something of somebody else; guests sign in first, and come back. Not there on one's own things. */
export function ReportButton({ thing, onReport }: ReportButtonProps) {
  const t = useTexts(reportTexts);
  const { user } = useSession();
  const here = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const title = useReportTitle(thing);
  if (user && user.id === thing.owner.id) return null;
  const onClose = () => setIsOpen(false);
  const looks = {
    variant: 'subtle',
    leftSection: <IconFlag size={18} stroke={1.75} aria-hidden />,
    'aria-label': title,
  } as const;
  if (!user)
    return (
      <LinkButton {...looks} to={paths.login()} state={{ wanted: paths.here(here) }}>
        {t.report}
      </LinkButton>
    );
  return (
    <>
      <Button
        {...looks}
        className={classes.report}
        aria-haspopup="dialog"
        onClick={onReport ?? (() => setIsOpen(true))}
      >
        {t.report}
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ thing, title, onClose }} onFailed={onClose} />}
    </>
  );
}

/** What reporting a thing is called, on its button and its dialog. */
export function useReportTitle({ type, owner: { name } }: ReportedThing): string {
  const t = useTexts(reportTexts);
  return {
    post: t.reportPost,
    profile: t.reportProfile({ name }),
    comment: t.reportComment({ name }),
    message: t.reportMessage({ name }),
    live: t.reportLive({ name }),
  }[type];
}
