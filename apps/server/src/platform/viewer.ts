import type { Language } from '@likha/contract/language';
import type { StaffRole } from '@likha/contract/staff-roles';

/** The signed-in person behind a request, as every module may know them. Never holds a secret. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly username: string;
  readonly userType: 'fan' | 'creator' | 'admin';
  /** Which parts of administration an admin may into (P330); null for everybody else. */
  readonly staffRole: StaffRole | null;
  readonly isVerified: boolean;
  /** Mature posts are left out (P24). */
  readonly isSafeMode: boolean;
  /** Two factors are their duty, and they have yet to set them up: they may do nothing else (P111). */
  readonly needsTwoFactor?: boolean;
  /** Null until the person or their browser said so. */
  readonly language: Language | null;
}
