import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { CutDialog } from './cut-dialog.tsx';
import classes from './live-wall.module.css';
import { wallTexts } from './wall.texts.generated.ts';
import { WallCard } from './wall-card.tsx';
import { WarnDialog } from './warn-dialog.tsx';
import type { WatchedStream } from './watched-stream.ts';

type Act = 'watch' | 'warn' | 'cut';

const loadWatch = () => import('./watch-dialog.tsx').then((module) => module.WatchDialog);
/** Stills are made every ten seconds. */
const LOOK_MS = 5000;

/** All running streams side by side, for staff. */
export function LiveWall() {
  const t = useTexts(wallTexts);
  const query = useCall('GET /admin/live', {}, { staleTime: 0, refetchInterval: LOOK_MS });
  const [open, setOpen] = useState<{ act: Act; watched: WatchedStream } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={320} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ lives }) =>
          lives.length === 0 ? (
            <StatePanel
              icon={<IconBroadcast size={32} stroke={1.75} />}
              title={t.none}
              text={t.noneText}
              testId="nobody-live"
            />
          ) : (
            <ul className={classes.wall}>
              {lives.map((watched) => (
                <WallCard
                  key={watched.live.id}
                  watched={watched}
                  onAct={(act) => setOpen({ act, watched })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {open?.act === 'watch' && (
        <OnDemand load={loadWatch} props={{ watched: open.watched, onClose: close }} onFailed={close} />
      )}
      {open?.act === 'warn' && <WarnDialog watched={open.watched} onClose={close} />}
      {open?.act === 'cut' && <CutDialog watched={open.watched} onClose={close} />}
    </>
  );
}
