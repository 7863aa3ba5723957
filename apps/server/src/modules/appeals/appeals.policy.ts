import { appealPart, mayInto, type StaffRole } from '@likha/contract/staff-roles';

/** Against what somebody of a role may see and decide appeals. */
export interface MayJudge {
  sanctions: boolean;
  payouts: boolean;
}

/** Appeals are for whoever makes the decisions that they are against (P958). */
export function mayJudge(role: StaffRole | null): MayJudge {
  return { sanctions: mayInto(appealPart('ban'), role), payouts: mayInto(appealPart('payout'), role) };
}
