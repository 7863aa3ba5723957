import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDecideProfile } from '../api/use-decide-profile.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks why a part of a profile that waits is cleared, and says what that does. */
export function ClearHoldDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const decide = useDecideProfile(onClose, setProblem);
  const body = { decision: 'cleared', reason: reason.trim() || undefined } as const;
  return (
    <ConfirmDialog
      isOpen
      title={t.clearOf({ name })}
      confirmLabel={t.clear}
      busyLabel={t.saving}
      isBusy={decide.isPending}
      onConfirm={() => decide.mutate({ params: { id }, body })}
      onClose={onClose}
    >
      <ReasonField
        means={t.clearMeans}
        label={t.removeReason}
        value={reason}
        error={problem}
        onChange={(text) => {
          setProblem(null);
          setReason(text);
        }}
      />
    </ConfirmDialog>
  );
}
