import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBroadcast, IconDeviceMobile, IconWifiOff } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { OverNotice } from '../components/over-notice.tsx';
import type { LiveStream } from '../live.ts';
import { NotStarted } from './not-started.tsx';
import classes from './over-air.module.css';
import { isOverForGood, type OverWhy, overWords } from './over-words.ts';
import { roomTexts } from './room.texts.generated.ts';

const ASKED_MS = 5000;

interface OverAirProps {
  live: LiveStream;
  why: OverWhy;
  isStarting?: boolean;
  /** Why the last press did not begin it again. */
  refused?: string | null;
  /** Sends from here again; not where it ended for good. */
  onAgain?: () => void;
  onClose: () => void;
}

/** Nothing is sent from here any more: why, and what can be done about it. */
export function OverAir({ live, why, isStarting = false, refused = null, onAgain, onClose }: OverAirProps) {
  const t = useTexts(roomTexts);
  // Whether the stream ended, and by whom, is asked for: what was sent last says only that no more is taken.
  // Again and again, as nobody may be there to answer where the server was lost.
  const { data: now } = useCall(
    'GET /live/{id}',
    { params: { id: live.id } },
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data?.state === 'ended' ? false : ASKED_MS) },
  );
  const isOver = isOverForGood(why, now);
  const words = overWords(why, now ?? live, t);
  const Icon =
    why === 'lost' || why === 'turned_away'
      ? IconWifiOff
      : why === 'taken_over'
        ? IconDeviceMobile
        : IconBroadcast;
  return (
    <section className={classes.over} data-testid="live-over" data-why={why}>
      <OverNotice isNews>
        <StatePanel
          icon={<Icon size={32} stroke={1.75} />}
          {...words}
          action={
            onAgain && !isOver ? (
              <Button loading={isStarting} onClick={onAgain}>
                {t.takeBack}
              </Button>
            ) : undefined
          }
        />
      </OverNotice>
      <NotStarted why={refused} />
      <Button variant="default" fullWidth onClick={onClose}>
        {t.close}
      </Button>
    </section>
  );
}
