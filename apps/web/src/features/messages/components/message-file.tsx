import { useCallback } from 'react';
import { renewFile } from '../../../lib/renew-file.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconPlayerPlayFilled } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PressOver } from '../../../ui/media/press-over.tsx';
import { stillOfVideo } from '../../../ui/media/stream-address.ts';
import { filesTexts } from '../files.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import classes from './message-file.module.css';

interface MessageFileProps {
  file: Message['files'][number];
  /** What pressing it does. */
  label: string;
  /** Null where it is locked. */
  onOpen: (() => void) | null;
}

/** A photo or video, small; of a locked one the blur, which anybody may have who is given its address. */
export function MessageFile({ file, label, onOpen }: MessageFileProps) {
  const t = useTexts(filesTexts);
  const { file_key: key, kind, state, thumbnail_url: url, thumbhash } = file;
  const isOpen = onOpen !== null;
  const renew = useCallback(async () => {
    if (!isOpen) return null;
    const fresh = await renewFile(key);
    return { ...fresh, url: stillOfVideo(fresh.url) };
  }, [key, isOpen]);
  return (
    <div className={classes.file} data-kind={kind}>
      {url && (
        <Picture
          url={url}
          identity={`${key} ${isOpen}`}
          alt=""
          width={null}
          height={null}
          thumbhash={thumbhash}
          sizes="320px"
          renew={renew}
        />
      )}
      {kind === 'video' && state === 'ready' && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={24} aria-hidden />
        </span>
      )}
      {onOpen && state === 'ready' && (
        <PressOver aria-label={label} aria-haspopup="dialog" onClick={onOpen} />
      )}
      {state !== 'ready' && (
        <p className={classes.state} role="status">
          {state === 'failed' ? t.cannotShow : t.processing}
        </p>
      )}
    </div>
  );
}
