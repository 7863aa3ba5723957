import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';
import { addJob } from '../../platform/jobs.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { tell } from '../notifications/index.ts';
import { matchKeywords } from '../reviews/index.ts';
import { mailGiftJob } from './declared-jobs.ts';
import { isSameGift, type Wish } from './gift.ts';
import { findGiftByName, insertGift, type NewGift } from './gifts.queries.ts';
import { giftsTexts } from './gifts.texts.generated.ts';

/** What a giver is told of their gift: nothing about who receives it. */
export interface Given {
  id: string;
  /** That it cost. */
  credits: number;
  /** Left in the giver's wallet. */
  balance: number;
}

/** The one refusal for everybody who cannot be given something, and for who is not there: it says nothing else (P731). */
export function giftRefused(): AppError {
  return new AppError('gift_refused', { detail: (language) => giftsTexts[language].refused });
}

interface Asked {
  /** Null for nobody. */
  receiverId: string | null;
  creatorId: string | null;
  months: number | null;
  credits: number;
}

/**
 * What was given under this name before, answered again.
 * @throws AppError `idempotency_key_reused` where that was something else
 */
export async function findGiven(
  tx: Tx,
  giverId: string,
  { clientId, message, showsName }: Wish,
  { receiverId, creatorId, months, credits }: Asked,
): Promise<Given | undefined> {
  const kept = await findGiftByName(tx, giverId, clientId);
  if (!kept) return undefined;
  const asked = { receiver_id: receiverId, creator_id: creatorId, months, credits };
  if (!isSameGift(kept, { ...asked, message, shows_name: showsName }))
    throw new AppError('idempotency_key_reused', { detail: (language) => problemsTexts[language].keyReused });
  const { balance } = await readFigures(tx, accounts.fanWallet(giverId));
  return { id: kept.id, credits, balance };
}

/**
 * Keeps a gift and has its receiver told, in the app and by mail, in the transaction that pays.
 * @throws TransactionConflict when one was just given under this name: look again
 */
export async function keepGift(
  deps: BaseDeps,
  tx: Tx,
  { wish, ...gift }: Omit<NewGift, 'message' | 'showsName' | 'clientId'> & { wish: Wish },
): Promise<void> {
  const { message, showsName, clientId } = wish;
  if (!(await insertGift(tx, { ...gift, message, showsName, clientId })))
    throw new TransactionConflict('a gift was given under this name');
  // What is only recorded of words is.
  await matchKeywords(deps, tx, { type: 'message', id: gift.id, authorId: gift.giverId, text: message });
  await addJob(tx, mailGiftJob, { giftId: gift.id });
  await tell(tx, {
    personId: gift.receiverId,
    kind: 'gift',
    groupKey: gift.id,
    subjectId: gift.creatorId,
    actorId: showsName ? gift.giverId : null,
    credits: gift.kind === 'credits' ? gift.credits : null,
    at: gift.now,
  });
}
