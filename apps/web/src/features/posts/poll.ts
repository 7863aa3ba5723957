import type { Language } from '@likha/contract/language';
import type { Answer } from '../../lib/api-types.ts';
import { dayAndTime } from '../../lib/relative-time.ts';
import type { PollsTexts } from './polls.texts.generated.ts';

export type Poll = Answer<'GET /content/{id}/poll'>;

/** When a poll ends, or that it has; empty of one that never does. */
export function pollEnd(
  { is_over, ends_at }: Pick<Poll, 'is_over' | 'ends_at'>,
  t: PollsTexts,
  language: Language,
): string {
  if (is_over) return t.ended;
  return ends_at ? t.endsAt({ when: dayAndTime(ends_at, language) }) : '';
}
