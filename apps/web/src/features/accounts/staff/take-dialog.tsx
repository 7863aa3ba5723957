import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import { useRoleAct } from './use-role-act.ts';

interface TakeDialogProps {
  person: { id: string; full_name: string };
  onClose: () => void;
}

/** Asks before somebody is taken off the staff. */
export function TakeDialog({ person, onClose }: TakeDialogProps) {
  const t = useTexts(staffTexts);
  const take = useRoleAct('DELETE /admin/staff/{id}', onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t.take}
      confirmLabel={t.take}
      busyLabel={t.saving}
      isBusy={take.isPending}
      onConfirm={() => take.mutate({ params: { id: person.id } })}
      onClose={onClose}
    >
      <p>{t.takeSure({ name: person.full_name })}</p>
    </ConfirmDialog>
  );
}
