import { ADMIN_TABS, type AdminTab, USER_PARTS, type UserPart } from '@likha/contract/addresses';
import { mayInto, type StaffPart, type StaffRole } from '@likha/contract/staff-roles';

/** The parts of administration that a tab shows something of. */
const PARTS_OF: Readonly<Record<AdminTab, readonly StaffPart[]>> = {
  affiliates: ['affiliates'],
  credits: ['credits'],
  coupons: ['coupons'],
  moderation: ['moderation', 'contact'],
  users: ['people'],
  analytics: ['analytics'],
};

const PART_OF: Readonly<Record<UserPart, StaffPart>> = {
  people: 'people',
  verifications: 'verification',
  appeals: 'appeals',
  removals: 'removals',
  audit: 'audit',
};

/** The tabs that this role sees something in, in their order (P330). */
export function tabsFor(role: StaffRole | null): AdminTab[] {
  return ADMIN_TABS.filter((tab) => PARTS_OF[tab].some((part) => mayInto(part, role)));
}

/** The same for what the tab about people has. */
export function userPartsFor(role: StaffRole | null): UserPart[] {
  return USER_PARTS.filter((part) => mayInto(PART_OF[part], role));
}

/** What is open of these: what the address asks for, else the first. */
export function openOf<Name extends string>(asked: Name, shown: readonly Name[]): Name | undefined {
  return shown.includes(asked) ? asked : shown[0];
}
