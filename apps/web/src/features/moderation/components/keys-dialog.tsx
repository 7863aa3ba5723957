import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import classes from './keys-dialog.module.css';

/** What keys do in a queue. */
export function KeysDialog({
  keys,
  onClose,
}: {
  keys: readonly { key: string; label: string }[];
  onClose: () => void;
}) {
  const t = useTexts(moderationTexts);
  const all = [
    { key: 'j', label: t.keyNext },
    { key: 'k', label: t.keyPrevious },
    ...keys,
    { key: 'x', label: t.keySelect },
    { key: '?', label: t.keyHelp },
  ];
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <dl className={classes.keys}>
        {all.map(({ key, label }) => (
          <div key={key} className={classes.line}>
            <dt>
              <kbd className={classes.key}>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
