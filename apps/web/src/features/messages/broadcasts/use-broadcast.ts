import { useCall } from '../../../lib/use-call.ts';
import { type Broadcast, isMoving } from './new-broadcast.ts';

const MOVING_MS = 3000;
const WAITING_MS = 30_000;

/** How often it is asked for: often while it is delivered, now and then before its time, and then not at all. */
function everyMs(shown: Broadcast | undefined): number | false {
  if (!shown) return false;
  if (isMoving(shown)) return MOVING_MS;
  return shown.state === 'scheduled' ? WAITING_MS : false;
}

/** One of a creator's own messages to many, as new as its delivery is. */
export function useBroadcast(id: string, { isWanted = true }: { isWanted?: boolean } = {}) {
  return useCall(
    'GET /messages/broadcasts/{id}',
    { params: { id } },
    {
      enabled: isWanted,
      refetchOnMount: 'always',
      refetchInterval: (query) => everyMs(query.state.data),
    },
  );
}
