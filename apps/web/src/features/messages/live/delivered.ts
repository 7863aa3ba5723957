import type { DeliveredMark } from '@likha/contract/sockets';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Conversation } from '../kept-messages.ts';

const ADDRESS = 'GET /conversations/{id}';

/** The socket says up to where messages came to a device of the other (P670): noted where the conversation is kept here. */
export function keepDelivered(marks: readonly DeliveredMark[]): void {
  for (const { id, seq } of marks) {
    const queryKey = callKey(ADDRESS, { params: { id } });
    queryClient.setQueryData<Conversation>(queryKey, (kept) =>
      kept && kept.other_delivered_seq !== null
        ? { ...kept, other_delivered_seq: Math.max(kept.other_delivered_seq, seq) }
        : kept,
    );
    // An answer under way may be older, and would take it back.
    if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Where no socket says it, or did for a while: asks anew for what is on screen, as long as one's own last message has not come. */
export function lookForDelivered(): void {
  void queryClient.invalidateQueries({
    queryKey: [ADDRESS],
    predicate: ({ state }) => isOnItsWay(state.data as Conversation | undefined),
  });
}

function isOnItsWay(kept: Conversation | undefined): boolean {
  if (!kept?.last_message?.is_own || kept.other_delivered_seq === null) return false;
  return kept.other_delivered_seq < kept.last_message.seq;
}
