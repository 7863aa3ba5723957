import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconMicrophone } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { AttachButtons } from '../components/attach-buttons.tsx';
import { AttachedFiles } from '../components/attached-files.tsx';
import type { useUploads } from '../components/use-uploads.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { canRecord } from '../voice/record-voice.ts';
import { voiceTexts } from '../voice.texts.generated.ts';
import classes from './broadcast-files.module.css';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import type { NewBroadcast } from './new-broadcast.ts';

interface BroadcastFilesProps {
  hint: string;
  files: NewBroadcast['files'];
  price: number | null;
  uploads: ReturnType<typeof useUploads>;
  error: ReactNode;
  isRecording: boolean;
  onRecording: (isRecording: boolean) => void;
  onFiles: (files: NewBroadcast['files']) => void;
  /** Somebody wants to set the price. */
  onAsk: () => void;
}

const loadRecorder = () => import('../voice/voice-recorder.tsx').then((module) => module.VoiceRecorder);

/** The files of a message to many, voice notes among them, and what is asked for them, as in a conversation. */
export function BroadcastFiles(props: BroadcastFilesProps) {
  const { hint, files, price, uploads, error, isRecording, onRecording, onFiles, onAsk } = props;
  const t = useTexts(broadcastFormTexts);
  const spoken = useTexts(voiceTexts);
  const isHydrated = useIsHydrated();
  const stopRecording = useCallback(() => onRecording(false), [onRecording]);
  const problem = uploads.problem ?? error;

  function recorded(file: SentFile): void {
    stopRecording();
    uploads.take(file);
  }

  return (
    <fieldset className={classes.files}>
      <legend>{t.filesAndPrice}</legend>
      <p className="dim">{hint}</p>
      <AttachedFiles
        files={files}
        uploading={uploads.uploading}
        onRemove={(key) => onFiles(files.filter(({ file_key }) => file_key !== key))}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons} hidden={isRecording}>
        <AttachButtons mayAsk={files.length > 0} price={price} uploads={uploads} onAsk={onAsk} />
        {isHydrated && canRecord() && (
          <IconButton
            label={spoken.record}
            data-testid="record-voice"
            onClick={() => onRecording(uploads.hasRoom())}
          >
            <IconMicrophone size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {isRecording && (
        <OnDemand
          load={loadRecorder}
          props={{ to: null, mayAdd: true, onDone: recorded, onSpoken: null, onCancel: stopRecording }}
          onFailed={stopRecording}
        />
      )}
    </fieldset>
  );
}
