import type { StaffRole } from '@likha/contract/staff-roles';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import { RoleChoice } from './role-choice.tsx';
import { useRoleAct } from './use-role-act.ts';

interface RoleDialogProps {
  person: { id: string; full_name: string; role?: StaffRole | null };
  onClose: () => void;
}

/** Asks which role somebody gets, and says what each may. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const t = useTexts(staffTexts);
  const [role, setRole] = useState<StaffRole>(person.role ?? 'moderator');
  const give = useRoleAct('PUT /admin/staff/{id}', onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t.changeOf({ name: person.full_name })}
      confirmLabel={t.give}
      busyLabel={t.saving}
      isBusy={give.isPending}
      onConfirm={() => give.mutate({ params: { id: person.id }, body: { role } })}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      <p>{t.atOnce({ name: person.full_name })}</p>
    </ConfirmDialog>
  );
}
