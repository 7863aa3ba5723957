import { UPLOAD } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { publicSrcSet, publicUrl } from '../../../ui/media/media-url.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useAcceptedTypes } from '../../../ui/use-accepted-types.ts';
import { type ProfileTexts, profileTexts } from '../profile.texts.generated.ts';
import classes from './picture-field.module.css';
import { SettingsActions } from './settings-form.tsx';
import { PICTURE_MB, type PictureKind, usePicture } from './use-picture.ts';

interface PictureFieldProps {
  kind: PictureKind;
  /** The picture that is shown now. */
  src: string | null;
  /** Whose it is. */
  name: string;
}

/** Avatar or cover: what is shown, another one, or none. */
export function PictureField({ kind, src, name }: PictureFieldProps) {
  const t = useTexts(profileTexts);
  const picture = usePicture(kind);
  const accepted = useAcceptedTypes(UPLOAD.imageTypes);
  const isAvatar = kind === 'avatar';
  return (
    <fieldset aria-label={isAvatar ? t.avatar : t.cover} className={classes.field}>
      {isAvatar ? <Avatar name={name} src={src} size={96} /> : <Cover src={src} />}
      {picture.isUploading ? (
        <Uploading progress={picture.progress} onCancel={picture.cancel} />
      ) : (
        <SettingsActions>
          <label className={`${buttonClass({ variant: 'default' })} ${classes.choose}`}>
            <input
              type="file"
              accept={accepted}
              className="visually-hidden"
              disabled={picture.isRemoving}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) picture.change(file);
                // So that the same file can be chosen again after it was refused.
                event.currentTarget.value = '';
              }}
            />
            {isAvatar ? t.changeAvatar : t.changeCover}
            <span className="visually-hidden">, {t.pictureHint({ mb: PICTURE_MB })}</span>
          </label>
          {src && (
            <Button variant="subtle" loading={picture.isRemoving} onClick={picture.remove}>
              {isAvatar ? t.removeAvatar : t.removeCover}
            </Button>
          )}
        </SettingsActions>
      )}
    </fieldset>
  );
}

function Cover({ src }: { src: string | null }) {
  const t = useTexts(profileTexts);
  return (
    <div className={classes.cover}>
      {src ? (
        <img
          src={publicUrl(src, 768)}
          srcSet={publicSrcSet(src, 768)}
          sizes="(min-width: 760px) 700px, 100vw"
          alt=""
        />
      ) : (
        <span className="dim">{t.noCover}</span>
      )}
    </div>
  );
}

function Uploading({ progress, onCancel }: { progress: UploadProgress | null; onCancel: () => void }) {
  const t = useTexts(profileTexts);
  return (
    <div className={classes.uploading}>
      <ProgressBar percent={progress?.percent ?? 0} label={t.checking} />
      <p className="money" role="status">
        {progressWords(progress, t)}
      </p>
      <Button variant="default" onClick={onCancel}>
        {t.cancelUpload}
      </Button>
    </div>
  );
}

function progressWords(progress: UploadProgress | null, t: ProfileTexts): string {
  if (!progress) return t.preparing;
  if (progress.isProcessing) return t.checking;
  const { percent, sentBytes, totalBytes } = progress;
  return t.progress({ percent, sent: formatBytes(sentBytes), total: formatBytes(totalBytes) });
}
