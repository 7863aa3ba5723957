import { HOUR_MS } from '../../../platform/durations.ts';
import type { PollRow } from './polls.queries.ts';

/** A post as its poll needs it; `created_at` is when it was published, once it is. */
export interface PolledPost {
  status: string;
  created_at: Date;
}

/** When a poll ends: so many hours after its post was published. Null for one that never does, or not yet. */
export function endOf({ hours }: Pick<PollRow, 'hours'>, { status, created_at }: PolledPost): Date | null {
  const isPublished = status === 'published' || status === 'withdrawn';
  return hours === null || !isPublished ? null : new Date(created_at.getTime() + hours * HOUR_MS);
}

export function isOver(poll: Pick<PollRow, 'hours'>, post: PolledPost, now: Date): boolean {
  const end = endOf(poll, post);
  return post.status === 'withdrawn' || (end !== null && end.getTime() <= now.getTime());
}

export function countVotes(votes: readonly number[]): number {
  return votes.reduce((sum, each) => sum + each, 0);
}

/** The votes of each option once somebody votes for the one at `place`, from 1 on, in place of what they chose before. */
export function withVote(votes: readonly number[], place: number, before: number | undefined): number[] {
  return votes.map((each, index) => each + Number(index + 1 === place) - Number(index + 1 === before));
}
