import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconEye, IconEyeOff } from '../../../ui/icons/icons.generated.ts';
import { frameRatio } from '../../../ui/media/frame.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { VoiceNote } from '../../../ui/media/voice-note.tsx';
import { useRenewFile } from '../api/use-renew-file.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Review } from '../words.ts';
import classes from './review-files.module.css';

type File = Review['files'][number];

interface ReviewFilesProps {
  files: readonly File[];
  title: string;
  isLooking: boolean;
  onLook: () => void;
}

/** Every file of a post, blurred and grey until who looks it over chooses to see more (P356). */
export function ReviewFiles({ files, title, isLooking, onLook }: ReviewFilesProps) {
  const t = useTexts(moderationTexts);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label={t.filesOf({ title })}>
        {files.map((file, index) => (
          <li
            key={file.id}
            className={classes.file}
            style={{ aspectRatio: frameRatio(file.width, file.height) }}
            data-testid="review-file"
          >
            <ReviewFile
              file={file}
              name={t.fileAt({ title, at: index + 1, count: files.length })}
              isLooking={isLooking}
            />
          </li>
        ))}
      </ul>
      {files.some(({ state }) => state !== 'ready') && <p className={classes.unready}>{t.fileNotReady}</p>}
      <Button
        variant="default"
        className={classes.look}
        leftSection={isLooking ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        onClick={onLook}
      >
        {isLooking ? t.coverAgain : t.lookCloser({ count: files.length })}
      </Button>
    </>
  );
}

function ReviewFile({ file, name, isLooking }: { file: File; name: string; isLooking: boolean }) {
  const t = useTexts(moderationTexts);
  if (file.state === 'failed') return <p className={classes.state}>{t.fileFailed}</p>;
  if (file.state === 'processing' || file.media_url === null)
    return <p className={classes.state}>{t.fileProcessing}</p>;
  if (file.kind === 'voice') return <Spoken file={file} url={file.media_url} />;
  if (!isLooking) return <Covered url={file.thumbnail_url} />;
  return <Uncovered file={file} url={file.media_url} name={name} />;
}

/** Nothing of it shows: it is heard when somebody presses. */
function Spoken({ file, url }: { file: File; url: string }) {
  return (
    <VoiceNote
      url={url}
      identity={file.id}
      seconds={file.duration_seconds ?? 1}
      renew={useRenewFile(file.id)}
    />
  );
}

/** Nothing but colours that run into each other, and without them where its address has ended. */
function Covered({ url }: { url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) return null;
  return (
    <img className={classes.covered} src={url} alt="" loading="lazy" onError={() => setFailedUrl(url)} />
  );
}

function Uncovered({ file, url, name }: { file: File; url: string; name: string }) {
  const { user } = useSession();
  const renew = useRenewFile(file.id);
  const { id: identity, width, height } = file;
  const shared = { url: file.stream_url ?? url, identity, width, height, renew };
  if (file.kind === 'video')
    return (
      <Video
        {...shared}
        poster={file.thumbnail_url}
        title={name}
        viewerName={user ? `@${user.username}` : undefined}
      />
    );
  return <Picture {...shared} alt={name} sizes="(min-width: 900px) 420px, 100vw" fit="contain" />;
}
