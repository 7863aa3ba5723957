import { isVideo } from '../lib/media-file.ts';
import { useTexts } from '../lib/texts.ts';
import { useObjectUrl } from '../lib/use-object-url.ts';
import { uploadTexts } from './upload.texts.generated.ts';

/** A file that was chosen, before it is sent. */
export function FilePreview({ file, className }: { file: File; className: string | undefined }) {
  const t = useTexts(uploadTexts);
  const address = useObjectUrl(file);
  if (isVideo(file))
    // biome-ignore lint/a11y/useMediaCaption: the person's own file, before it is sent
    return <video src={address} controls className={className} aria-label={t.chosenVideo} />;
  return <img src={address} alt={t.chosenFile} className={className} />;
}
