import type { Viewer } from '../../platform/viewer.ts';

/** What decides about a post for one viewer: loaded facts, no lookups. */
export interface AccessFacts {
  creatorId: string;
  isPublished: boolean;
  /** A draft, or scheduled. */
  isUnpublished: boolean;
  /** Deleted by its creator after somebody had bought it. */
  isWithdrawn: boolean;
  isPpv: boolean;
  isSubscriberOnly: boolean;
  isMature: boolean;
  isUnlocked: boolean;
  isSubscribed: boolean;
}

export type Access =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly reason: 'ppv' | 'subscription' };

const OPEN: Access = { isOpen: true };

/**
 * Open or locked (P19): a PPV lock applies to everyone but the creator and admins, subscribers included. Who bought a post
 * has it, whatever its creator made of it since (P124).
 */
export function accessTo(post: AccessFacts, viewer: Viewer | null): Access {
  if (isOwnerOrAdmin(post, viewer) || post.isUnlocked) return OPEN;
  if (post.isPpv) return { isOpen: false, reason: 'ppv' };
  if (post.isSubscriberOnly) return post.isSubscribed ? OPEN : { isOpen: false, reason: 'subscription' };
  return OPEN;
}

/** May everybody see it, guests included? Its media addresses need no session then (P42). */
export function isPublic(post: AccessFacts): boolean {
  return post.isPublished && !post.isPpv && !post.isSubscriberOnly && !post.isMature;
}

/**
 * Does the post exist for this viewer at all? A draft and a scheduled one exist for their creator only, one in review for
 * admins as well, one that was withdrawn for those who bought it and admins.
 */
export function mayKnowOf(post: AccessFacts, viewer: Viewer | null): boolean {
  if (post.isUnpublished) return viewer?.id === post.creatorId;
  if (post.isWithdrawn) return post.isUnlocked || viewer?.userType === 'admin';
  return post.isPublished || isOwnerOrAdmin(post, viewer);
}

/** Are mature posts left out of this viewer's lists (P24)? Never out of a creator's own. */
export function leavesOutMature(viewer: Viewer | null, creatorId?: string): boolean {
  return viewer === null || (viewer.isSafeMode && viewer.id !== creatorId);
}

/** Is it a mature one that this viewer has not asked to see (P24)? Its creator and admins see it anyway. */
export function isHiddenAsMature(post: AccessFacts, viewer: Viewer | null): boolean {
  return post.isMature && leavesOutMature(viewer) && !isOwnerOrAdmin(post, viewer);
}

function isOwnerOrAdmin(post: AccessFacts, viewer: Viewer | null): boolean {
  return viewer !== null && (viewer.id === post.creatorId || viewer.userType === 'admin');
}
