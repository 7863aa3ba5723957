import { StaffPanel } from '../../features/accounts/staff/staff-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** Who is of the staff, for owners only. */
export function AdminStaffPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.staff} part="staff">
      <StaffPanel />
    </AdminPlace>
  );
}
