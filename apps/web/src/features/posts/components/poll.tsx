import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Poll as PollAnswer } from '../poll.ts';
import { pollsTexts } from '../polls.texts.generated.ts';
import { PollBallot } from './poll-ballot.tsx';
import { PollResults } from './poll-results.tsx';

/** What a post asks (P412): voted in where the viewer may and has not, else what came of it. Comes late, with posts that have one. */
export function Poll({ postId }: { postId: string }) {
  const t = useTexts(pollsTexts);
  const query = useCall('GET /content/{id}/poll', { params: { id: postId } });
  return (
    <Loaded query={query} loading={<Skeleton height={220} label={t.loading} />} failedTitle={t.failed}>
      {(poll) => <ShownPoll key={poll.edition} postId={postId} poll={poll} />}
    </Loaded>
  );
}

function ShownPoll({ postId, poll }: { postId: string; poll: PollAnswer }) {
  const [isChanging, setIsChanging] = useState(false);
  // Who has just voted goes on reading where the ballot stood.
  const [hasVoted, setHasVoted] = useState(false);
  if (poll.can_vote && (poll.chosen === null || isChanging))
    return (
      <PollBallot
        postId={postId}
        poll={poll}
        onVoted={() => {
          setHasVoted(true);
          setIsChanging(false);
        }}
        onKeep={poll.chosen === null ? undefined : () => setIsChanging(false)}
      />
    );
  return (
    <PollResults postId={postId} poll={poll} takesFocus={hasVoted} onChange={() => setIsChanging(true)} />
  );
}
