import { useEffect, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  IconCameraRotate,
  IconMicrophone,
  IconMicrophoneOff,
  IconPencil,
  IconSettings,
} from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { standOnTop } from '../../../ui/use-back-closes.ts';
import { chatTexts } from '../chat/chat.texts.generated.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useLiveRoom } from '../chat/use-live-room.ts';
import { Stage } from '../components/stage.tsx';
import type { LiveStream } from '../live.ts';
import { LiveTop } from '../watch/live-top.tsx';
import { TipBanner } from '../watch/tip-banner.tsx';
import type { BroadcastState } from './broadcast.ts';
import { CameraPreview } from './camera-preview.tsx';
import { OnAirNotices } from './on-air-notices.tsx';
import classes from './on-air-view.module.css';
import { roomTexts } from './room.texts.generated.ts';
import { useAnotherMicrophone } from './use-another-microphone.ts';
import type { OnAir } from './use-broadcast.ts';
import type { Capture } from './use-capture.ts';

const loadSettings = () =>
  import('../chat/chat-settings-dialog.tsx').then((module) => module.ChatSettingsDialog);
const loadEdit = () => import('./edit-live-dialog.tsx').then((module) => module.EditLiveDialog);

interface OnAirViewProps {
  live: LiveStream;
  capture: Capture;
  air: OnAir;
  state: BroadcastState;
  /** It was ended, by this press. */
  onEnd: () => void;
}

/** What a creator sees while they are live: themselves, how it goes, and what is said. */
export function OnAirView({ live, capture, air, state, onEnd }: OnAirViewProps) {
  const t = useTexts(roomTexts);
  const chat = useTexts(chatTexts);
  const [open, setOpen] = useState<'end' | 'settings' | 'edit' | null>(null);
  const close = () => setOpen(null);
  const room = useLiveRoom({ ...live, is_own: true, may_moderate: true }, chat.notSent);
  const { facts } = room;
  const hosted: LiveStream = { ...live, state: facts.state, is_own: true, may_moderate: true };
  useBackAsks(() => setOpen('end'));
  const openMicrophone = useAnotherMicrophone(capture, air.setMicrophone);
  const end = useAction('POST /live/{id}/end', {
    invalidates: ['GET /live/own'],
    onSuccess: onEnd,
    onError: (error) => notify({ tone: 'bad', title: t.notEnded, text: detailOf(error, t.again) }),
  });
  const show = (opened: Promise<MediaStreamTrack | null>) =>
    void opened.then((track) => track && air.setCamera(track));
  const turn = () => show(capture.switchCamera());
  const Microphone = capture.isMuted ? IconMicrophoneOff : IconMicrophone;
  return (
    <>
      <Stage
        isWhole
        picture={
          <CameraPreview
            stream={capture.stream}
            isMirrored={capture.choice.facing === 'user'}
            label={t.yourPicture}
            isLive
          />
        }
        notes={
          <div className={classes.notes}>
            <OnAirNotices
              capture={capture}
              state={state}
              warning={facts.warning}
              onCamera={() => show(capture.replaceCamera())}
              onMicrophone={openMicrophone}
            />
            <TipBanner chat={room.chat} isThere={room.isThere} />
          </div>
        }
        top={
          <LiveTop
            live={hosted}
            viewersCount={facts.viewersCount}
            goalReached={facts.goalReached}
            end={
              <Button aria-haspopup="dialog" className={classes.end} onClick={() => setOpen('end')}>
                {t.end}
              </Button>
            }
          />
        }
        tools={
          <>
            {capture.cameras.length > 1 && (
              <IconButton label={t.switchCamera} className={classes.tool} onClick={turn}>
                <IconCameraRotate size={22} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={capture.isMuted ? t.unmuteMicrophone : t.muteMicrophone}
              className={classes.tool}
              aria-pressed={capture.isMuted}
              onClick={() => capture.setMuted(!capture.isMuted)}
            >
              <Microphone size={22} stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton
              label={chat.settings}
              className={classes.tool}
              aria-haspopup="dialog"
              onClick={() => setOpen('settings')}
            >
              <IconSettings size={22} stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton
              label={t.edit}
              className={classes.tool}
              aria-haspopup="dialog"
              onClick={() => setOpen('edit')}
            >
              <IconPencil size={22} stroke={1.75} aria-hidden />
            </IconButton>
          </>
        }
        side={<ChatPanel live={hosted} room={room} />}
      />
      {open === 'settings' && (
        <OnDemand load={loadSettings} props={{ live: hosted, onClose: close }} onFailed={close} />
      )}
      {open === 'edit' && (
        <OnDemand load={loadEdit} props={{ live: hosted, onClose: close }} onFailed={close} />
      )}
      <ConfirmDialog
        isOpen={open === 'end'}
        isDestructive
        title={t.endTitle}
        confirmLabel={t.endYes}
        busyLabel={t.ending}
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ params: { id: live.id } })}
        onClose={close}
      >
        <p>{live.audience === 'ticket' ? t.endTextTickets : t.endText}</p>
      </ConfirmDialog>
    </>
  );
}

/** Back asks whether to end: by itself it would take the stream away from everybody who watches. */
function useBackAsks(onBack: () => void): void {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was left, an entry is put on top again
  useEffect(
    () =>
      standOnTop(() => {
        onBack();
        setCount((before) => before + 1);
      }),
    [count],
  );
}
