import { UPLOAD } from '@likha/contract/limits';
import { useState } from 'react';
import { isVideo } from '../lib/media-file.ts';
import { useTexts } from '../lib/texts.ts';
import { useObjectUrl } from '../lib/use-object-url.ts';
import classes from './file-preview.module.css';
import { IconPhoto } from './icons/icons.generated.ts';
import { uploadTexts } from './upload.texts.generated.ts';

interface FilePreviewProps {
  file: File;
  className: string | undefined;
  /** What it shows, where more is known than that it was chosen. */
  alt?: string;
}

/** A file that was chosen, before it is sent. */
export function FilePreview({ file, className, alt }: FilePreviewProps) {
  const t = useTexts(uploadTexts);
  const address = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  if (isVideo(file))
    // biome-ignore lint/a11y/useMediaCaption: the person's own file, before it is sent
    return <video src={address} controls className={className} aria-label={t.chosenVideo} />;
  if (unreadable === file)
    return (
      <span
        role="img"
        aria-label={alt ?? t.chosenFile}
        className={`${className ?? ''} ${classes.unreadable}`}
      >
        <IconPhoto size={28} stroke={1.5} aria-hidden />
        <span>{isHeic(file) ? t.notHere : t.notShown}</span>
      </span>
    );
  return (
    <img
      key={address}
      src={address}
      alt={alt ?? t.chosenFile}
      className={className}
      onError={() => setUnreadable(file)}
    />
  );
}

/** A phone's: the server reads it, most browsers do not. Some of them do not know its type either. */
function isHeic({ type, name }: File): boolean {
  return UPLOAD.phoneTypes.some((each) => each === type) || /\.hei[cf]$/i.test(name);
}
