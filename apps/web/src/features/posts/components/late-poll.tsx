import { OnDemand } from '../../../ui/on-demand.tsx';

const loadPoll = () => import('./poll.tsx').then((module) => module.Poll);

/** The way to a poll, which comes late itself: a first page with posts names this one file, and not all that a poll needs. */
export function LatePoll({ postId }: { postId: string }) {
  return <OnDemand load={loadPoll} props={{ postId }} onFailed={() => undefined} />;
}
