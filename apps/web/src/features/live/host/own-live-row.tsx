import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useMemo, useState } from 'react';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { LiveSign } from '../components/live-sign.tsx';
import { isOn, type OwnLive } from '../live.ts';
import { CallOffDialog } from './call-off-dialog.tsx';
import { goesOnUntil } from './going-on.ts';
import classes from './own-live-row.module.css';
import { ownLivesTexts } from './own-lives.texts.generated.ts';
import { StillOn } from './still-on.tsx';

const loadEdit = () => import('./edit-live-dialog.tsx').then((module) => module.EditLiveDialog);

const loadTrim = () => import('./trim-replay.tsx').then((module) => module.TrimReplay);

interface OwnLiveRowProps {
  live: OwnLive;
  /** To the camera. @param until when it ends where nothing more comes of it, by `Date.now()` */
  onOpen: (until: number | null) => void;
}

/** One of a creator's own streams: how it stands, what it brought, and what can be done with it. */
export function OwnLiveRow({ live, onOpen }: OwnLiveRowProps) {
  const t = useTexts(ownLivesTexts);
  const [open, setOpen] = useState<'edit' | 'call_off' | null>(null);
  const close = () => setOpen(null);
  const { state, title, replay, creator } = live;
  // Each answer is another object.
  const until = useMemo(() => goesOnUntil(live, Date.now()), [live]);
  return (
    <Card as="li" size="sm" className={classes.row} data-testid="own-live">
      <div className={classes.head}>
        <State live={live} />
        <h3>{title}</h3>
      </div>
      {isOn(live) && <StillOn until={until} />}
      <Earned live={live} />
      {state !== 'ended' && (
        <div className={classes.actions}>
          <Button variant={isOn(live) ? 'filled' : 'default'} onClick={() => onOpen(until)}>
            {isOn(live) ? t.takeOver : t.start}
          </Button>
          <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            {t.edit}
          </Button>
          <LinkButton variant="subtle" to={paths.liveOf(creator.username)}>
            {t.view}
          </LinkButton>
          {state === 'scheduled' && (
            <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpen('call_off')}>
              {t.callOff}
            </Button>
          )}
        </div>
      )}
      <Replay live={live} />
      {replay.post_id && (
        <div className={classes.actions}>
          <LinkButton variant="default" to={paths.postPage(replay.post_id)}>
            {t.replay}
          </LinkButton>
        </div>
      )}
      {open === 'edit' && (
        <OnDemand
          load={loadEdit}
          props={{ live, isSold: live.tickets_count > 0, onClose: close }}
          onFailed={close}
        />
      )}
      {open === 'call_off' && <CallOffDialog live={live} onClose={close} />}
    </Card>
  );
}

/** On its way to a post: what its creator may do, or waits for. */
function Replay({ live: { id, replay_step: step, recording } }: { live: OwnLive }) {
  const t = useTexts(ownLivesTexts);
  if (recording) return <OnDemand load={loadTrim} props={{ id, recording }} onFailed={() => undefined} />;
  if (step !== 'recording' && step !== 'making') return null;
  return <p role="status">{step === 'recording' ? t.recording : t.making}</p>;
}

function State({ live }: { live: OwnLive }) {
  const t = useTexts(ownLivesTexts);
  const language = useLanguage();
  if (live.state === 'running') return <LiveSign>{t.running}</LiveSign>;
  if (live.state === 'waiting') return <LiveSign isFaint>{t.waiting}</LiveSign>;
  const words = () => {
    if (live.state === 'scheduled')
      return live.scheduled_at ? t.scheduled({ when: dateAndTime(live.scheduled_at, language) }) : t.ready;
    if (live.ended_why === 'never_came') return t.neverCame;
    if (live.ended_why === 'staff') return t.cut;
    if (live.ended_why === 'lost') return t.lost;
    return live.ended_at ? t.ended({ when: dateAndTime(live.ended_at, language) }) : '';
  };
  return <p className="dim">{words()}</p>;
}

function Earned({ live }: { live: OwnLive }) {
  const t = useTexts(ownLivesTexts);
  const { audience } = live;
  // One that was called off has nothing to show but its tickets.
  const hasBegun = live.started_at !== null;
  const awaited = live.state === 'scheduled' ? live.reminders_count : 0;
  if (!hasBegun && audience !== 'ticket' && awaited === 0) return null;
  return (
    <Figures>
      {awaited > 0 && <Figure name={t.reminders}>{wholeNumber(awaited)}</Figure>}
      {hasBegun && <Figure name={t.peak}>{wholeNumber(live.peak_viewers)}</Figure>}
      {audience === 'ticket' && (
        <Figure name={t.tickets({ count: wholeNumber(live.tickets_count) })}>
          {formatCredits(live.tickets_credits)}
        </Figure>
      )}
      {hasBegun && (
        <Figure name={t.tips({ count: wholeNumber(live.tips_count) })}>
          {formatCredits(live.tips_credits)}
        </Figure>
      )}
    </Figures>
  );
}
