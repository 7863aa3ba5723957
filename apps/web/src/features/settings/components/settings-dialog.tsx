import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { type Draft, draftOf, type FieldName, type Settings, written } from '../settings-form.ts';
import { useLabels } from './use-labels.ts';

interface SettingsDialogProps {
  settings: Settings;
  changed: Draft;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What will be other than it is, before it is. */
export function SettingsDialog({ settings, changed, isBusy, onConfirm, onClose }: SettingsDialogProps) {
  const t = useTexts(settingsTexts);
  const labelOf = useLabels(settings);
  const known = draftOf(settings);
  return (
    <ConfirmDialog
      isOpen
      title={t.askTitle}
      confirmLabel={t.askConfirm}
      busyLabel={t.saving}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t.askText}</p>
      <Figures>
        {(Object.keys(changed) as FieldName[]).map((name) => (
          <Figure key={name} name={labelOf(name)}>
            {t.change({
              before: written(name, known[name]),
              after: written(name, changed[name]?.trim() ?? ''),
            })}
          </Figure>
        ))}
      </Figures>
    </ConfirmDialog>
  );
}
