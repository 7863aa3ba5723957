import { paths } from '@likha/contract/addresses';
import { StaffPanel } from '../../features/accounts/staff/staff-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** Who is of the staff, for owners only. */
export function AdminStaffPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.staff} back={paths.admin()} part="staff">
      <h1>{t.staff}</h1>
      <StaffPanel />
    </AdminFrame>
  );
}
