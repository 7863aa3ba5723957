import { UNSEND_HOURS } from '@likha/contract/limits';
import { HOUR_MS } from '../../platform/durations.ts';
import type { WritingFacts } from './facts.queries.ts';
import type { MessageState } from './messages.queries.ts';

/** Do these two write with each other at all (P421)? A fan and a creator, or two creators. */
export function arePartners({ writer_type, reader_type }: Pick<WritingFacts, 'writer_type' | 'reader_type'>) {
  const types = [writer_type, reader_type];
  return types.includes('creator') && !types.includes('admin');
}

/** May the writer write to the reader now (P422, P423)? */
export function mayWrite(facts: WritingFacts): boolean {
  if (!arePartners(facts) || facts.is_blocked || isKeptOut(facts.writer_status)) return false;
  if (facts.reader_status !== 'active') return false;
  if (facts.is_answered) return true;
  // Who was written to may always answer.
  if (facts.has_begun && !facts.is_starter) return true;
  return facts.reader_type === 'creator' ? isChosen(facts) : facts.is_known;
}

/** Whose session was looked at before they were kept out writes no more, either. */
export function isKeptOut(status: string): boolean {
  return status === 'banned' || status === 'suspended' || status === 'erased';
}

/** Does the creator who would be written to let this person write first? */
function isChosen(facts: WritingFacts): boolean {
  switch (facts.first_writers) {
    case 'everyone':
      return true;
    case 'followers':
      return facts.follows || facts.subscribes;
    case 'subscribers':
      return facts.subscribes;
    case 'tippers':
      return facts.subscribes || facts.tipped_credits >= facts.tip_credits;
    case 'nobody':
      return false;
  }
}

/**
 * What a fan has to do first to write to a creator, where that is what closes the conversation (P813): by the creator's choice and what the fan does alone, so
 * that a block adds nothing to it (P423). Null where nothing that they could do opens it.
 */
export function doorOf(facts: WritingFacts): 'followers' | 'subscribers' | 'tippers' | null {
  const isFirst = !facts.is_answered && (!facts.has_begun || facts.is_starter);
  const isFromFan = facts.writer_type === 'fan' && facts.reader_type === 'creator';
  if (!isFirst || !isFromFan || isChosen(facts)) return null;
  return facts.first_writers === 'everyone' || facts.first_writers === 'nobody' ? null : facts.first_writers;
}

/** Is there still something to read? What staff removed is kept for an appeal, and shown to neither. */
export function hasText(state: MessageState): boolean {
  return state === 'sent' || state === 'in_review';
}

interface Unsendable {
  isOwn: boolean;
  state: MessageState;
  createdAt: Date;
  /** Somebody paid for its files. */
  isPaid: boolean;
}

/** May a message be unsent (P424)? Within 24 hours by who sent it, unless it is gone already or was paid for (P433). */
export function mayUnsend({ isOwn, state, createdAt, isPaid }: Unsendable, now: Date): boolean {
  return isOwn && !isPaid && hasText(state) && now.getTime() - createdAt.getTime() < UNSEND_HOURS * HOUR_MS;
}
