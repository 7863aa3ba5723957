import type { Path } from '@likha/contract/addresses';
import { useWholeAddress } from '../../lib/site-origin.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { IconCheck, IconCopy, IconShare2 } from '../icons/icons.generated.ts';
import { QrCode } from '../qr/qr-code.tsx';
import { shareTexts } from './share.texts.generated.ts';
import classes from './share-dialog.module.css';
import { useCopy } from './use-copy.ts';

interface ShareDialogProps {
  path: Path;
  /** What an app that it is handed to calls it. */
  title: string;
  /** Told once it was copied or handed to an app. */
  onShared?: () => void;
  onClose: () => void;
}

/** A page's address to hand on: by another app where the device can, by copying it, or to a camera. */
export function ShareDialog({ path, title, onShared, onClose }: ShareDialogProps) {
  const t = useTexts(shareTexts);
  const link = useWholeAddress()(path);
  const [isCopied, copy] = useCopy(link, onShared);
  // Who leaves the device's own sheet again has shared nothing.
  const handOn = () => navigator.share({ url: link, title }).then(onShared, () => undefined);
  return (
    <Dialog title={t.share} onClose={onClose}>
      <div className={classes.body}>
        <QrCode text={link} label={t.qr} />
        <p className="dim">{t.qrHint}</p>
        <input
          className={classes.link}
          aria-label={t.link}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        {'share' in navigator && (
          <Button fullWidth leftSection={<IconShare2 size={20} aria-hidden />} onClick={handOn}>
            {t.shareBy}
          </Button>
        )}
        <Button
          fullWidth
          variant="default"
          leftSection={isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
          onClick={copy}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && t.copied}
        </span>
      </div>
    </Dialog>
  );
}
