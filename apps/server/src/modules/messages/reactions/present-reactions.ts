import type { Reaction } from '@likha/contract/late-limits';
import { hasText } from '../messages.policy.ts';
import type { MessageState } from '../messages.queries.ts';
import type { ReactionRow } from './reactions.queries.ts';

interface Reacted {
  state: MessageState;
  reactions: ReactionRow[] | null;
}

/** How one of the two and the other react to a message; what was unsent or removed has no reactions. */
export function presentReactions({ state, reactions }: Reacted, viewerId: string) {
  const rows = hasText(state) ? (reactions ?? []) : [];
  const of = (isOwn: boolean): Reaction | null =>
    rows.find(({ person_id }) => (person_id === viewerId) === isOwn)?.reaction ?? null;
  return { own: of(true), other: of(false) };
}
