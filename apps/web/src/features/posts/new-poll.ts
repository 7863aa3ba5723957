import { POLL } from '@likha/contract/late-limits';
import { linesOf } from '../../lib/written-lines.ts';
import type { WritingTexts } from './writing.texts.generated.ts';

/** A poll as the form of its post has it. */
export interface NewPoll {
  hasPoll: boolean;
  pollQuestion: string;
  /** One on each line. */
  pollOptions: string;
  /** From publication on; empty for one that never ends. */
  pollHours: string;
}

/** How long a poll may be open, in hours; empty for one that never ends. */
export const POLL_HOURS = ['1', '6', '12', '24', '72', '168', '336', '720', ''] as const;

/** Of every poll: how it may be written. */
export const POLL_BOUNDS = { ...POLL.options, characters: POLL.optionCharacters };

/** What is wrong with a poll, field by field (P412). */
export function pollProblems(
  { pollQuestion, pollOptions }: NewPoll,
  t: WritingTexts,
): Partial<Record<'pollQuestion' | 'pollOptions', string>> {
  const options = linesOf(pollOptions);
  const isMany = options.length >= POLL.options.min && options.length <= POLL.options.max;
  const isShort = options.every((option) => option.length <= POLL.optionCharacters);
  const question = pollQuestion.trim();
  const isTooLong = question.length > POLL.questionCharacters;
  return {
    ...(!question && { pollQuestion: t.pollQuestionNeeded }),
    ...(isTooLong && { pollQuestion: t.atMost({ count: POLL.questionCharacters }) }),
    ...(!(isMany && isShort) && { pollOptions: t.pollOptionsWrong(POLL_BOUNDS) }),
  };
}

/** What is sent of a poll with its post; nothing where there is none. */
export function pollFieldsOf({
  hasPoll,
  pollQuestion,
  pollOptions,
  pollHours,
}: NewPoll): Record<string, string> {
  if (!hasPoll) return {};
  return {
    poll_question: pollQuestion,
    poll_options: linesOf(pollOptions).join('\n'),
    poll_hours: pollHours,
  };
}

/** How long a poll is open, in words. */
export function pollLength(hours: string, t: WritingTexts): string {
  if (hours === '') return t.pollNever;
  const days = Number(hours) / 24;
  return Number.isInteger(days) ? t.pollDays({ days }) : t.pollHours({ hours: Number(hours) });
}
