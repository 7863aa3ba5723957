import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { reportTexts } from '../report.texts.generated.ts';
import type { ReportedThing } from '../reported-thing.ts';
import classes from './report-button.module.css';

const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog);

/** The way to report something of somebody else; not there for guests, and on one's own things. */
export function ReportButton({ thing }: { thing: ReportedThing }) {
  const t = useTexts(reportTexts);
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.id === thing.owner.id) return null;
  const onClose = () => setIsOpen(false);
  const { name } = thing.owner;
  const titles = {
    post: t.reportPost,
    profile: t.reportProfile({ name }),
    comment: t.reportComment({ name }),
  };
  const title = titles[thing.type];
  return (
    <>
      <Button
        variant="subtle"
        className={classes.report}
        leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setIsOpen(true)}
      >
        {t.report}
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ thing, title, onClose }} onFailed={onClose} />}
    </>
  );
}
