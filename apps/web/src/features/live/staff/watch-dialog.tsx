import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LivePicture } from '../watch/live-picture.tsx';
import { useLivePlayer } from '../watch/use-live-player.ts';
import { wallTexts } from './wall.texts.generated.ts';
import classes from './watch-dialog.module.css';
import type { WatchedStream } from './watched-stream.ts';

/** A running stream for staff: not counted among its viewers, and nobody is told. */
export function WatchDialog({
  watched: { live, still_url: still },
  onClose,
}: {
  watched: WatchedStream;
  onClose: () => void;
}) {
  const t = useTexts(wallTexts);
  const { id, title } = live;
  const watch = useCallback(() => api('POST /admin/live/{id}/watch', { params: { id } }), [id]);
  const player = useLivePlayer(watch, () => undefined);
  const label = t.watchTitle({ name: live.creator.full_name });
  return (
    <Dialog title={label} size="screen" onClose={onClose}>
      <div className={classes.picture} data-live-frame>
        <LivePicture player={player} label={`${label}: ${title}`} stillUrl={still} waitingWords={null} />
      </div>
    </Dialog>
  );
}
