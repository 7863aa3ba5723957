import type { Language } from '@likha/contract/language';
import { dateAndTime } from '../../../lib/relative-time.ts';
import type { BroadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { goneWords, receiversWords, stateWord, wentToNobody } from './broadcast-words.ts';
import type { BroadcastsTexts } from './broadcasts.texts.generated.ts';
import { type Broadcast, type broadcastBody, isAsSent, isWithoutWords } from './new-broadcast.ts';

interface Words {
  tone?: 'good';
  title: string;
  text: string;
}

/** What is said once the server has it: of an earlier one under its name, whose answer was lost, how that stands. */
export function sentWords(
  answer: Broadcast,
  body: ReturnType<typeof broadcastBody>,
  { t, own, language }: { t: BroadcastsTexts; own: BroadcastFormTexts; language: Language },
): Words {
  if (!isAsSent(answer, body)) return { title: own.sentBefore, text: own.sentBeforeText };
  if (isWithoutWords(answer)) return { title: stateWord(answer, t), text: goneWords(answer, t) };
  if (answer.scheduled_at) {
    const when = dateAndTime(answer.scheduled_at, language);
    if (answer.state === 'scheduled')
      return { tone: 'good', title: own.isScheduled, text: t.goesOut({ when }) };
    return wentToNobody(answer)
      ? { title: stateWord(answer, t), text: t.wasToGoOut({ when }) }
      : { title: stateWord(answer, t), text: own.wentOut({ when }) };
  }
  if (answer.state !== 'sending') return { title: stateWord(answer, t), text: receiversWords(answer, t) };
  return { tone: 'good', title: own.onItsWay, text: receiversWords(answer, t) };
}
