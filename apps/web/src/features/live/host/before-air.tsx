import { LIVE } from '@likha/contract/live/live-limits';
import { useEffect, useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { IconVideoOff } from '../../../ui/icons/icons.generated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SpendButton } from '../../../ui/spend-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { isOn, type LiveStream } from '../live.ts';
import classes from './before-air.module.css';
import { CameraPreview } from './camera-preview.tsx';
import { sentSize } from './capture.ts';
import { type HostedLive, isTooEarly } from './early-start.ts';
import { NotStarted } from './not-started.tsx';
import { OpeningNote } from './opening-note.tsx';
import { problemWords } from './problem-words.ts';
import { QUALITY_STEPS } from './quality-steps.ts';
import { roomTexts } from './room.texts.generated.ts';
import { StillOn } from './still-on.tsx';
import { useAllowedAgain } from './use-allowed-again.ts';
import type { Capture } from './use-capture.ts';
import { useIsGone } from './use-is-gone.ts';

interface BeforeAirProps {
  live: HostedLive;
  /** When one that runs ends where nothing more comes of it, by `Date.now()`. */
  until: number | null;
  capture: Capture;
  isStarting: boolean;
  /** Why the last press did not begin it. */
  refused: string | null;
  onStart: () => void;
  onClose: () => void;
}

/** Looking at oneself before anybody else does: camera, microphone, and the press that begins. */
export function BeforeAir({ live, until, capture, isStarting, refused, onStart, onClose }: BeforeAirProps) {
  const t = useTexts(roomTexts);
  const { stream, problem } = capture;
  const can = useCanEncode(stream);
  const again = () => void capture.again();
  useAllowedAgain(problem === 'not_allowed', again);
  const goneNow = [useIsGone(stream, 'video'), useIsGone(stream, 'audio')].includes(true);
  const goes = isOn(live) ? t.goOn : t.goLive;
  const press = (
    <SpendButton isBusy={isStarting} isDisabled={!stream || can === null} onPress={onStart} testId="go-live">
      {isStarting ? t.goingLive : goes}
    </SpendButton>
  );
  return (
    <section className={classes.room} aria-labelledby="before-air" data-testid="live-before">
      <h2 id="before-air">{live.title}</h2>
      {isOn(live) && <StillOn until={until} />}
      {isTooEarly(live, Date.now()) && <TooEarly at={live.scheduled_at} />}
      {can === false ? (
        <StatePanel
          level={3}
          icon={<IconVideoOff size={32} stroke={1.75} />}
          title={t.cannot}
          text={t.cannotText}
          testId="cannot-encode"
        />
      ) : problem || (goneNow && !isStarting) ? (
        <StatePanel
          level={3}
          icon={<IconVideoOff size={32} stroke={1.75} />}
          {...(problem ? problemWords(problem, t) : { title: t.stopped, text: t.stoppedText })}
          action={<Button onClick={again}>{t.tryAgain}</Button>}
          testId="no-camera"
        />
      ) : (
        <>
          <div className={classes.preview} data-upright={isUpright(stream) || undefined}>
            <CameraPreview stream={stream} isMirrored={capture.choice.facing === 'user'} label={t.preview} />
            {!stream && <OpeningNote onAgain={again} />}
          </div>
          {/* Beneath the picture: whoever has seconds left does not look for it, and no bar of a phone lies over it. */}
          {press}
          <NotStarted why={refused} />
          {/* Another one while it begins would be closed under what is sent. */}
          {!isStarting && <Devices capture={capture} />}
          <p className="dim">{t.tips}</p>
        </>
      )}
      <Button variant="subtle" fullWidth disabled={isStarting} onClick={onClose}>
        {t.leave}
      </Button>
    </section>
  );
}

/** Who paid comes for the time that was said: until shortly before it the press would be refused (P630). */
function TooEarly({ at }: { at: LiveStream['scheduled_at'] }) {
  const t = useTexts(roomTexts);
  const language = useLanguage();
  return (
    at && (
      <Notice tone="warn">
        {t.startsFrom({ when: dateAndTime(at, language), minutes: LIVE.lateMinutes })}
      </Notice>
    )
  );
}

/** Whether this browser can encode; null before it has said so. */
function useCanEncode(stream: MediaStream | null): boolean | null {
  const [can, setCan] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const size = sentSize(stream?.getVideoTracks()[0]?.getSettings() ?? {});
    void import('./codecs.ts')
      .then(({ chooseCodecs }) => chooseCodecs(size, QUALITY_STEPS[0]))
      .then(
        (codecs) => !isGone && setCan(codecs !== null),
        // Its code did not come; the start says so.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [stream]);
  return can;
}

function isUpright(stream: MediaStream | null): boolean {
  const { width = 0, height = 0 } = stream?.getVideoTracks()[0]?.getSettings() ?? {};
  return height > width;
}

/** Which camera and which microphone, where there is a choice. */
function Devices({ capture }: { capture: Capture }) {
  const t = useTexts(roomTexts);
  const { stream, cameras, microphones, choose } = capture;
  const idOf = (kind: 'video' | 'audio') =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? '';
  return (
    <div className={classes.devices}>
      {cameras.length > 1 && (
        <SelectField
          label={t.camera}
          options={cameras.map(({ id, label }, place) => ({
            value: id,
            label: label || t.cameraOf({ place: place + 1 }),
          }))}
          value={idOf('video')}
          onChange={(event) => choose({ cameraId: event.currentTarget.value })}
        />
      )}
      {microphones.length > 1 && (
        <SelectField
          label={t.microphone}
          options={microphones.map(({ id, label }, place) => ({
            value: id,
            label: label || t.microphoneOf({ place: place + 1 }),
          }))}
          value={idOf('audio')}
          onChange={(event) => choose({ microphoneId: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
