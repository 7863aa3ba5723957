import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { fansTexts } from '../fans.texts.generated.ts';
import { FanInLists } from '../lists/fan-in-lists.tsx';
import classes from './fan-dialog.module.css';
import { FanFigures } from './fan-figures.tsx';
import { FanNoteForm } from './fan-note-form.tsx';
import { FanPurchases } from './fan-purchases.tsx';

interface FanDialogProps {
  fan: { id: string; username: string };
  onClose: () => void;
}

/** What a creator knows of one of their fans, and notes for themselves. */
export function FanDialog({ fan: { id, username }, onClose }: FanDialogProps) {
  const t = useTexts(fansTexts);
  const query = useCall('GET /fans/{id}', { params: { id } }, { refetchOnMount: 'always' });
  return (
    <Dialog title={`@${username}`} onClose={onClose}>
      <Loaded
        query={query}
        loading={<SkeletonList count={5} height={44} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(fan) => (
          <div className={classes.parts}>
            <FanFigures fan={fan} />
            <FanNoteForm fan={fan} />
            <FanInLists fan={fan} />
            {fan.purchases.length > 0 && <FanPurchases purchases={fan.purchases} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
