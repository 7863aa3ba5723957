import { mayInto, type StaffPart } from '@likha/contract/staff-roles';
import { useSession } from './session.ts';

/** Which parts of administration the signed-in person may into (P330); the server holds to it, screens only show no others. */
export function useMay(): (part: StaffPart) => boolean {
  const role = useSession().user?.staff_role ?? null;
  return (part) => mayInto(part, role);
}
