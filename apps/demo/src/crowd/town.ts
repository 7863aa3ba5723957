import type { Posted } from '../seed/read-posts.ts';
import type { CrowdMember } from './members.ts';

/** Who is in the crowd, and what there is for them. */
export interface Town {
  members: readonly CrowdMember[];
  creatorIds: readonly string[];
  /** All posts there are, oldest first. */
  posts: readonly Posted[];
}
