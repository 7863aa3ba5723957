import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { matureTexts } from '../mature.texts.generated.ts';

interface AgeDialogProps {
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once whether somebody is of age, before mature posts are shown (P24). */
export function AgeDialog({ isBusy, onConfirm, onClose }: AgeDialogProps) {
  const t = useTexts(matureTexts);
  const age = MINIMUM_AGE_YEARS;
  return (
    <ConfirmDialog
      isOpen
      title={t.ageTitle({ age })}
      confirmLabel={t.ageYes({ age })}
      busyLabel={t.saving}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t.ageText}</p>
    </ConfirmDialog>
  );
}
