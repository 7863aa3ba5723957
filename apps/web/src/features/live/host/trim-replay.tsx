import { LIVE } from '@likha/contract/live/live-limits';
import { isReplayRange, latestEnd, REPLAY_BOUNDS, type Recording } from '@likha/contract/live/replay-range';
import { useId, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { clockTime } from '../../../ui/media/clock-time.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { ownLivesTexts } from './own-lives.texts.generated.ts';
import classes from './trim-replay.module.css';

/** Where a replay begins and ends, before it becomes a post (P680). It begins with all of it, or as much as a video may be. */
export function TrimReplay({ id, recording }: { id: string; recording: Recording }) {
  const t = useTexts(ownLivesTexts);
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(() => latestEnd(recording, 0));
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { duration_ms: length } = recording;
  const latest = latestEnd(recording, from);
  const end = Math.min(to, latest);
  const isGood = isReplayRange(recording, { from, to: end });
  const publish = useAction('POST /live/{id}/replay', {
    invalidates: ['GET /live/own'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.publishing, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <div className={classes.trim} data-testid="trim-replay">
      <p className="dim">{latestEnd(recording, 0) < length ? t.trimLong(REPLAY_BOUNDS) : t.trimText}</p>
      <End label={t.trimFrom} at={from} most={length} onChange={setFrom} />
      <End label={t.trimTo} at={end} most={length} onChange={setTo} />
      <p role="status">
        {isGood
          ? t.trimmed({ length: clockTime((end - from) / 1000), of: clockTime(length / 1000) })
          : t.trimShort(REPLAY_BOUNDS)}
      </p>
      <div className={classes.acts}>
        <Button
          loading={publish.isPending}
          disabled={!isGood}
          onClick={() => publish.mutate({ params: { id }, body: { from_ms: from, to_ms: end } })}
        >
          {t.publish}
        </Button>
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setIsDiscarding(true)}>
          {t.discardReplay}
        </Button>
      </div>
      {isDiscarding && <DiscardReplay id={id} onClose={() => setIsDiscarding(false)} />}
    </div>
  );
}

/** Asks before a recording is thrown away. */
function DiscardReplay({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(ownLivesTexts);
  const discard = useAction('DELETE /live/{id}/replay', {
    invalidates: ['GET /live/own'],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.discarded, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.discardTitle}
      confirmLabel={t.discardYes}
      busyLabel={t.discarding}
      isBusy={discard.isPending}
      onConfirm={() => discard.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>{t.discardText}</p>
    </ConfirmDialog>
  );
}

interface EndProps {
  label: string;
  at: number;
  most: number;
  onChange: (at: number) => void;
}

/** One of the two ends; a step is a part of the stream, at which it is cut. */
function End({ label, at, most, onChange }: EndProps) {
  const id = useId();
  return (
    <div className={classes.end}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{clockTime(at / 1000)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={LIVE.partMs}
        value={at}
        aria-valuetext={clockTime(at / 1000)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
