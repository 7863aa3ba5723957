import type { Viewer } from '../../platform/viewer.ts';

/** What decides about a profile: whose it is. */
export interface ProfileFacts {
  id: string;
  user_type: string;
  kyc_status: string;
}

/**
 * Who may see a profile: everybody a verified creator's, whoever is signed in any creator's. A fan's is for the fan,
 * creators who have to do with the fan, and admins (P44); an admin's for themselves and admins.
 */
export function maySeeProfile(person: ProfileFacts, viewer: Viewer | null, isAcquainted: boolean): boolean {
  if (person.user_type === 'creator' && person.kyc_status === 'approved') return true;
  if (viewer === null) return false;
  if (viewer.id === person.id || viewer.userType === 'admin' || person.user_type === 'creator') return true;
  return person.user_type === 'fan' && viewer.userType === 'creator' && isAcquainted;
}
