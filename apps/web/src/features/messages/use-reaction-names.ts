import type { Reaction } from '@likha/contract/late-limits';
import { useTexts } from '../../lib/texts.ts';
import { messageReactionsTexts } from './message-reactions.texts.generated.ts';

/** What each reaction is called, for who does not see its sign. */
export function useReactionNames(): Readonly<Record<Reaction, string>> {
  const t = useTexts(messageReactionsTexts);
  return { heart: t.heart, like: t.like, laugh: t.laugh, wow: t.wow, sad: t.sad, fire: t.fire };
}
