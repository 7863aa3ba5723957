import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { holdActs } from '../../accounts/index.ts';
import { wouldBeHeld } from '../../reviews/index.ts';
import { isOpen } from '../broadcasts/broadcasts.queries.ts';
import {
  findConversationOf,
  insertConversation,
  lockConversation,
  lockPeople,
} from '../conversations.queries.ts';
import { findWritingFacts } from '../facts.queries.ts';
import { mayWrite } from '../messages.policy.ts';
import { writeMessage } from '../write-message.ts';
import {
  findStanding,
  findWords,
  listOwed,
  lockOwed,
  type Owed,
  postponeOwed,
  settleOwed,
} from './owed.queries.ts';

const PAGE = 500;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 20;
const RETRY_MS = HOUR_MS;
/** What could not be sent for so long says something of the past, and is passed over. */
const TOO_LATE_MS = DAY_MS;

/**
 * Sends what creators wrote for such a moment to whom they owe it (P456, P457), each in a transaction of its own: one that fails stops none, and a run that was
 * killed is gone on with by the next. Any number may run at once.
 */
export async function sendAutomatic(deps: BaseDeps): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const owed = await listOwed(deps.db, deps.clock.now(), PAGE);
    for (const id of owed) await sendOne(deps, id);
    if (owed.length < PAGE) return;
  }
}

async function sendOne(deps: BaseDeps, id: string): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const owed = await lockOwed(tx, id);
      if (!owed) return;
      const isSent = await write(deps, tx, owed);
      await settleOwed(tx, owed, isSent ? deps.clock.now() : null);
    });
  } catch (error) {
    deps.log.error({ err: error, id }, 'an automatic message was not sent');
    await postponeOwed(deps.db, id, new Date(deps.clock.now().getTime() + RETRY_MS));
  }
}

/** @returns whether it was written; not where it has a keyword by now (P153), where it would say something false, or its creator may not write to the fan (P422, P423) */
async function write(deps: BaseDeps, tx: Tx, owed: Owed): Promise<boolean> {
  const { creator_id: creatorId } = owed;
  const now = deps.clock.now();
  const text = await findWords(tx, creatorId, owed.kind);
  if (text === null || now.getTime() - owed.owed_at.getTime() > TOO_LATE_MS) return false;
  // As it could not be written today; each of them would come into the queue by itself.
  if (await wouldBeHeld(tx, text)) return false;
  await holdActs(tx, creatorId);
  if (!(await isOpen(tx, creatorId))) return false;
  const conversation = await lockTheirs(deps, tx, owed, now);
  if (!conversation || !(await isTrue(tx, owed, now))) return false;
  // The name under which it is sent is the one that it is owed under: a second one could not be kept.
  await writeMessage(deps, tx, conversation, {
    id: deps.ids.next(),
    senderId: creatorId,
    clientId: owed.id,
    text,
    price: null,
    mediaIds: [],
    replyToSeq: null,
    isHeld: false,
  });
  return true;
}

/** Asked behind the lock of their conversation: two welcomes of one fan take turns, and the second finds the first. */
async function isTrue(tx: Tx, owed: Owed, now: Date): Promise<boolean> {
  const { subscribes, is_welcomed: isWelcomed } = await findStanding(tx, owed, now);
  return owed.kind === 'welcome' ? subscribes && !isWelcomed : !subscribes;
}

/** Their conversation, begun where there is none; undefined where the creator may not write in it. */
async function lockTheirs(deps: BaseDeps, tx: Tx, { creator_id: creatorId, fan_id: fanId }: Owed, now: Date) {
  const pair = { writerId: creatorId, readerId: fanId };
  const mayBegin = await findWritingFacts(tx, pair, now);
  if (!mayBegin || !mayWrite(mayBegin)) return undefined;
  const made = deps.ids.next();
  const known = await findConversationOf(tx, creatorId, fanId);
  // One that is just begun is seen by nobody: a block waits for its people.
  if (known === undefined) await lockPeople(tx, [creatorId, fanId]);
  const isMade =
    known === undefined &&
    (await insertConversation(tx, { id: made, starterId: creatorId, otherId: fanId, isByHand: false, now }));
  const id = known ?? (isMade ? made : await findConversationOf(tx, creatorId, fanId));
  const conversation = id && (await lockConversation(tx, id, creatorId));
  if (!conversation) return undefined;
  // Once more behind the lock, as for any message: who was blocked meanwhile is not written to.
  const facts = await findWritingFacts(tx, pair, now);
  return facts && mayWrite(facts) ? conversation : undefined;
}
