import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { WritingFacts } from './facts.queries.ts';
import { doorOf } from './messages.policy.ts';
import { messagesTexts } from './messages.texts.generated.ts';

/** `messages_closed`, with what opens the conversation where a fan can do that (P813). */
export function closedTo(facts: WritingFacts): AppError {
  const door = doorOf(facts);
  if (door === null) return new AppError('messages_closed');
  const credits = formatCredits(facts.tip_credits);
  return new AppError('messages_closed', {
    detail: (language) => {
      const t = messagesTexts[language];
      return { followers: t.forFollowers, subscribers: t.forSubscribers, tippers: t.forTippers({ credits }) }[
        door
      ];
    },
  });
}
