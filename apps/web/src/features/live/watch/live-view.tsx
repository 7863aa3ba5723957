import { paths } from '@likha/contract/addresses';
import { LIVE } from '@likha/contract/live/live-limits';
import { formatCredits } from '@likha/contract/money';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { LiveSign } from '../components/live-sign.tsx';
import { OverNotice } from '../components/over-notice.tsx';
import { PlannedStill } from '../components/planned-still.tsx';
import { isOn, type LiveStream, lastedTooLong } from '../live.ts';
import { Announcement, AudienceWords } from './announcement.tsx';
import { useFirstWatch } from './first-watch.ts';
import classes from './live-view.module.css';
import { LockedLive } from './locked-live.tsx';
import { TicketOffer } from './ticket-offer.tsx';
import { ticketsComeBack } from './tickets-come-back.ts';
import { watchTexts } from './watch.texts.generated.ts';
import { WatchedOnDemand } from './watched-on-demand.tsx';

interface LiveViewProps {
  live: LiveStream;
  /** Who looks saw it before it was as it is now. */
  wasSeen: boolean;
  /** How a fan tips here; null for who cannot. */
  tip: ReactNode;
  /** Sharing and reporting. */
  menu: ReactNode;
  showMature: ReactNode;
}

/** A creator's stream in every state that it can have for who looks. */
export function LiveView({ live, wasSeen, tip, menu, showMature }: LiveViewProps) {
  const t = useTexts(watchTexts);
  const isOpen = isOn(live) && live.access === 'open';
  const [wasOpen] = useState(isOpen);
  useFirstWatch(live.id, isOpen);
  if (isOpen) return <WatchedOnDemand live={live} tip={tip} menu={menu} isNews={!wasOpen} />;
  if (live.state === 'ended')
    return (
      <OverNotice isNews={wasSeen}>
        <EndedLive live={live} />
      </OverNotice>
    );
  return (
    <TicketOffer live={live}>
      <Card className={classes.card}>
        <Head live={live} menu={menu} />
        {isOn(live) && live.access === 'sign_in' && (
          <p className={classes.audience}>
            <AudienceWords live={live} hasPriceBelow />
          </p>
        )}
        {isOn(live) ? (
          <LockedLive live={live} showMature={showMature} />
        ) : (
          <Announcement live={live} showMature={showMature} />
        )}
        {live.is_own && (
          <p className={classes.own}>
            <LinkButton to={paths.ownLive()} variant="default">
              {t.toStudio}
            </LinkButton>
          </p>
        )}
      </Card>
    </TicketOffer>
  );
}

function Head({ live, menu }: { live: LiveStream; menu: ReactNode }) {
  const t = useTexts(watchTexts);
  const { still_url: still, title, creator } = live;
  return (
    <div className={classes.head}>
      <div className={classes.still}>
        {still ? (
          <img src={still} alt="" />
        ) : (
          <PlannedStill creator={creator} sizes="(min-width: 900px) 640px, 100vw" avatarSize={96} />
        )}
        {isOn(live) && (
          <span className={classes.sign}>
            <LiveSign>{t.live}</LiveSign>
          </span>
        )}
        <span className={classes.menu}>{menu}</span>
      </div>
      <h2 className={classes.title}>{title}</h2>
    </div>
  );
}

function EndedLive({ live }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const { creator, ended_why: why, replay } = live;
  const name = creator.full_name;
  const words = {
    host: t.endedThanks,
    lost: lastedTooLong(live) ? t.endedLong({ hours: LIVE.longestHours }) : t.endedLost({ name }),
    staff: t.endedStaff,
    never_came: t.endedNever,
  };
  const said = why ? words[why] : '';
  const all = ticketsComeBack(live) ? t.ticketsBack : '';
  const own = live.is_ticket_back ? t.ticketBack({ credits: formatCredits(live.ticket_price ?? 0) }) : '';
  const back = live.has_ticket ? own : all;
  const follows = replay.audience !== 'none' && why !== 'staff' && why !== 'never_came';
  return (
    <StatePanel
      icon={<IconBroadcast size={32} stroke={1.75} />}
      title={t.ended}
      text={[said, back, follows && !replay.post_id ? t.replayComes : ''].filter(Boolean).join(' ')}
      action={
        replay.post_id ? (
          <LinkButton to={paths.postPage(replay.post_id)}>{t.seeReplay}</LinkButton>
        ) : (
          <LinkButton to={paths.profile(creator.username)} variant="default">
            {t.toProfile}
          </LinkButton>
        )
      }
      testId="live-ended"
    />
  );
}
