import { useState } from 'react';
import { ReportButton, useReportTitle } from '../../features/moderation/components/report-button.tsx';
import { ReportDialog } from '../../features/moderation/components/report-dialog.tsx';
import { PinButton } from '../../features/posts/components/pin-button.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconShare2 } from '../../ui/icons/icons.generated.ts';
import { ShareDialog } from '../../ui/share/share-dialog.tsx';
import classes from './more-dialog.module.css';
import { moreDialogTexts } from './more-dialog.texts.generated.ts';
import type { SharedThing } from './shared-thing.ts';

interface MoreDialogProps extends SharedThing {
  onClose: () => void;
}

/** What else can be done with a post or a profile, and then that. */
export function MoreDialog({ thing, path, title, post, onClose }: MoreDialogProps) {
  const t = useTexts(moreDialogTexts);
  const [chosen, setChosen] = useState<'share' | 'report' | null>(null);
  const { user } = useSession();
  const reportTitle = useReportTitle(thing);
  const { name } = thing.owner;
  const shared = title === name ? title : t.shared({ title, name });
  if (chosen === 'report') return <ReportDialog thing={thing} title={reportTitle} onClose={onClose} />;
  if (chosen === 'share') return <ShareDialog path={path} title={shared} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.choices}>
        <Button
          variant="subtle"
          leftSection={<IconShare2 size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setChosen('share')}
        >
          {t.share}
        </Button>
        {post?.status === 'published' && post.creator_id === user?.id && (
          <PinButton post={post} hasIcon onEnd={onClose} />
        )}
        <ReportButton thing={thing} onReport={() => setChosen('report')} />
      </div>
    </Dialog>
  );
}
