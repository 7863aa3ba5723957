import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBroadcast, IconDeviceMobile, IconWifiOff } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { OverNotice } from '../components/over-notice.tsx';
import type { LiveStream } from '../live.ts';
import type { BroadcastState } from './broadcast.ts';
import classes from './over-air.module.css';
import { type RoomTexts, roomTexts } from './room.texts.generated.ts';

interface OverAirProps {
  live: LiveStream;
  why: NonNullable<BroadcastState['why']> | 'host';
  isStarting?: boolean;
  /** Sends from here again; not where it ended for good. */
  onAgain?: () => void;
  onClose: () => void;
}

/** Nothing is sent from here any more: why, and what can be done about it. */
export function OverAir({ live, why, isStarting = false, onAgain, onClose }: OverAirProps) {
  const t = useTexts(roomTexts);
  // Whether the stream ended, and by whom, is asked for: what was sent last says only that no more is taken.
  const { data: now } = useCall('GET /live/{id}', { params: { id: live.id } }, { staleTime: 0 });
  const isOver = now?.state === 'ended' || why === 'ended' || why === 'host';
  const words = wordsFor(isOver && now?.ended_why === 'staff' ? 'staff' : isOver ? 'ended' : why, t);
  const Icon = why === 'lost' ? IconWifiOff : why === 'taken_over' ? IconDeviceMobile : IconBroadcast;
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
      <Button variant="default" fullWidth onClick={onClose}>
        {t.close}
      </Button>
    </section>
  );
}

function wordsFor(why: OverAirProps['why'] | 'staff', t: RoomTexts): { title: string; text: string } {
  return {
    host: { title: t.ended, text: t.endedText },
    ended: { title: t.ended, text: t.endedText },
    staff: { title: t.ended, text: t.endedByStaff },
    taken_over: { title: t.takenOver, text: t.takenOverText },
    lost: { title: t.lost, text: t.lostText },
    signed_out: { title: t.signedOut, text: t.signedOutText },
    rejected: { title: t.broken, text: t.brokenText },
    encoder: { title: t.broken, text: t.brokenText },
  }[why];
}
