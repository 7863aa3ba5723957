import { useCallback } from 'react';
import { renewFile } from '../../../lib/renew-file.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Slides } from '../../../ui/media/slides.tsx';
import { Video } from '../../../ui/media/video.tsx';
import { filesTexts } from '../files.texts.generated.ts';
import type { Message } from '../kept-messages.ts';

type File = Message['files'][number];

interface FilesDialogProps {
  files: readonly File[];
  /** Which of them is shown first, from 0. */
  start: number;
  /** Who sent them. */
  name: string;
  onClose: () => void;
}

/** The photos and videos of a message, full screen, each with its viewer's name. */
export function FilesDialog({ files, start, name, onClose }: FilesDialogProps) {
  const t = useTexts(filesTexts);
  const title = t.filesOf({ name });
  const shown = files.filter(({ media_url: url }) => url !== null);
  const first = files[start];
  return (
    <Dialog size="screen" onClose={onClose} title={title}>
      {shown.length === 1 && shown[0] ? (
        <WholeFile file={shown[0]} title={title} />
      ) : (
        <Slides label={title} start={Math.max(0, first ? shown.indexOf(first) : 0)}>
          {shown.map((file) => (
            <WholeFile key={file.file_key} file={file} title={title} />
          ))}
        </Slides>
      )}
    </Dialog>
  );
}

function WholeFile({ file, title }: { file: File; title: string }) {
  const { user } = useSession();
  const { file_key: key, width, height, thumbhash } = file;
  const renew = useCallback(() => renewFile(key), [key]);
  const shared = { url: file.stream_url ?? file.media_url ?? '', identity: key, width, height, renew };
  if (file.kind === 'video')
    return (
      <Video
        {...shared}
        poster={file.thumbnail_url}
        title={title}
        viewerName={user ? `@${user.username}` : undefined}
      />
    );
  return <Picture {...shared} alt={title} thumbhash={thumbhash} sizes="100vw" fit="contain" isEager />;
}
