import type { CallResponse, Calls } from '@likha/contract';
import { NEW_CONVERSATIONS_A_DAY } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { closedTo } from './closed-to.ts';
import { countStarted, findConversationOf, insertConversation, lockPeople } from './conversations.queries.ts';
import { findWritingFacts } from './facts.queries.ts';
import { mayWrite } from './messages.policy.ts';
import { messagesTexts } from './messages.texts.generated.ts';
import { showConversation } from './show-conversation.ts';

/** The oldest of the fifty is a day old at some time of the day: that is looked for once an hour. */
const RETRY_SECONDS = 3600;

/**
 * The conversation with somebody: the one there is, also where it is closed, or a new one (P421, P422).
 * @throws AppError `person_not_found` for nobody, oneself and staff; `messages_closed` for whom one may not write to, whatever the reason;
 *   `rate_limited` for who began too many within a day
 */
export async function openConversation(
  deps: BaseDeps,
  viewer: Viewer,
  personId: string,
): Promise<CallResponse<Calls['openConversation']>> {
  const id = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockPeople(tx, [viewer.id, personId]);
    const facts = await findWritingFacts(tx, { writerId: viewer.id, readerId: personId }, now);
    if (!facts || personId === viewer.id || facts.reader_type === 'admin')
      throw new AppError('person_not_found');
    const known = await findConversationOf(tx, viewer.id, personId);
    if (known) return known;
    if (!mayWrite(facts)) throw closedTo(facts);
    if ((await countStarted(tx, viewer.id, new Date(now.getTime() - DAY_MS))) >= NEW_CONVERSATIONS_A_DAY)
      throw new AppError('rate_limited', {
        detail: (language) => messagesTexts[language].tooManyBegun,
        retryAfterSeconds: RETRY_SECONDS,
      });
    const made = deps.ids.next();
    const wanted = { id: made, starterId: viewer.id, otherId: personId, isByHand: true, now };
    if (await insertConversation(tx, wanted)) return made;
    const meanwhile = await findConversationOf(tx, viewer.id, personId);
    if (!meanwhile) throw new Error(`the conversation of ${viewer.id} and ${personId} is gone`);
    return meanwhile;
  });
  return showConversation(deps, viewer.id, id);
}
