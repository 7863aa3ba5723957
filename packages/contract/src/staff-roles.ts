/** What somebody of the staff does (P330): an owner may all of it, the others the parts that name them. */
export const STAFF_ROLES = ['owner', 'moderator', 'finance', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The parts of administration, and which roles besides owners each is for. */
export const STAFF_PARTS = {
  moderation: ['moderator'],
  // Whose decisions they are against is asked of each (P958).
  appeals: ['moderator', 'finance'],
  removals: ['moderator'],
  verification: ['moderator'],
  // Whose decisions they are for is asked of each kind (P394).
  templates: ['moderator', 'finance'],
  people: ['moderator', 'support', 'finance'],
  access: ['support'],
  contact: ['support'],
  credits: ['finance'],
  refunds: ['finance'],
  payouts: ['finance'],
  settlements: ['finance'],
  books: ['finance'],
  tax: ['finance'],
  coupons: ['finance'],
  affiliates: ['finance'],
  analytics: ['finance'],
  audit: [],
  settings: [],
  staff: [],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type StaffPart = keyof typeof STAFF_PARTS;

/** Of whom an appeal is: of those who decide what it is against. */
export const appealPart = (kind: string): 'moderation' | 'payouts' =>
  kind === 'payout' ? 'payouts' : 'moderation';

/** May somebody of this role into that part? @param role null for who is not of the staff, and for an admin without a role */
export function mayInto(part: StaffPart, role: StaffRole | null): boolean {
  if (role === null) return false;
  const roles: readonly StaffRole[] = STAFF_PARTS[part];
  return role === 'owner' || roles.includes(role);
}
