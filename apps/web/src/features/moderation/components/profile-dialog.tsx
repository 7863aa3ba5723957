import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useProfileAct } from '../api/use-profile-act.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { ProfileField } from '../words.ts';
import { ReasonField } from './reason-field.tsx';

interface ProfileDialogProps {
  what: 'clear' | 'takeBack';
  personId: string;
  field: ProfileField;
  /** The field in words. */
  name: string;
  onClose: () => void;
}

/** Asks why a part of a profile is cleared, or put back, and says what that does. */
export function ProfileDialog({ what, personId, field, name, onClose }: ProfileDialogProps) {
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const act = useProfileAct(onClose, setProblem)[what];
  const isClearing = what === 'clear';
  const change = (text: string) => {
    setProblem(null);
    setReason(text);
  };
  return (
    <ConfirmDialog
      isOpen
      title={isClearing ? t.clearOf({ name }) : t.clearedBackOf({ name })}
      confirmLabel={isClearing ? t.clear : t.takeBack}
      busyLabel={t.saving}
      isBusy={act.isPending}
      onConfirm={() => act.mutate({ params: { id: personId }, body: { field, reason: reason.trim() } })}
      onClose={onClose}
    >
      <ReasonField
        means={isClearing ? t.clearMeans : t.clearedBackMeans}
        label={t.removeReason}
        value={reason}
        error={problem}
        onChange={change}
      >
        {isClearing && (
          <TemplatePicker
            kind="profile_clearing"
            subject={{ type: 'person', id: personId }}
            words={reason}
            onWords={change}
          />
        )}
      </ReasonField>
    </ConfirmDialog>
  );
}
