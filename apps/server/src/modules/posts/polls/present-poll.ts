import type { CallResponse, Calls } from '@likha/contract';
import { countVotes, endOf, isOver, type PolledPost } from './poll.ts';
import type { PollRow } from './polls.queries.ts';

type Poll = CallResponse<Calls['getPoll']>;

export interface PollFacts {
  post: PolledPost;
  now: Date;
  isCreator: boolean;
  /** They may vote in it while it lasts. */
  mayVote: boolean;
  chosen: number | undefined;
}

/** A poll as one viewer gets it: what came of it once they voted or it is over, and to its creator always (P412). */
export function presentPoll(poll: PollRow, { post, now, isCreator, mayVote, chosen }: PollFacts): Poll {
  const isEnded = isOver(poll, post, now);
  const isShown = isCreator || isEnded || chosen !== undefined;
  return {
    edition: poll.edition,
    question: poll.question,
    options: poll.options.map((text, index) => ({
      option: index + 1,
      text,
      votes: isShown ? (poll.votes[index] ?? 0) : null,
    })),
    votes_count: isShown ? countVotes(poll.votes) : null,
    chosen: chosen ?? null,
    can_vote: mayVote && !isEnded,
    hours: poll.hours,
    ends_at: endOf(poll, post)?.toISOString() ?? null,
    is_over: isEnded,
  };
}
