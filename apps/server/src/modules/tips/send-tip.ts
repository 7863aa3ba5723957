import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { tell } from '../notifications/index.ts';
import { findCreatorTerms, type SalesDeps, spendCredits } from '../sales/index.ts';
import { findTipByKey, insertTipStatement } from './tips.queries.ts';

export interface Tip {
  creatorId: string;
  /** Whole credits. */
  credits: number;
  /** Plain text of the fan's; empty for none. */
  message: string;
  /** Where it was sent from inside a conversation. */
  conversationId?: string | null;
  /** The stream on which it was sent. */
  liveId?: string | null;
}

interface Sending {
  idempotencyKey: string | null;
  correlationId: string;
  /** What else is kept of it, in the transaction that pays and before any money is touched. */
  alsoKeep?: (tx: Tx, tipId: string) => Promise<void>;
}

/**
 * Tips a creator out of the fan's wallet (P20): once under a key, however often it comes. Without a key every call is a tip.
 * @returns the tip, and the credits left
 * @throws AppError `creator_not_found`, `insufficient_credits`, `idempotency_key_reused`
 */
export function sendTip(
  deps: SalesDeps,
  viewer: Viewer,
  tip: Tip,
  { idempotencyKey, correlationId, alsoKeep }: Sending,
): Promise<{ id: string; balance: number }> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const sent = idempotencyKey === null ? undefined : await findTipByKey(tx, viewer.id, idempotencyKey);
    if (sent) return alreadySent(tx, viewer.id, tip, sent);
    const terms = await findCreatorTerms(tx, tip.creatorId, viewer.id);
    if (!terms?.is_open) throw new AppError('creator_not_found');
    const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
    await alsoKeep?.(tx, id);
    await tell(tx, {
      personId: terms.creator_id,
      kind: 'tip',
      groupKey: id,
      about: id,
      actorId: viewer.id,
      credits: tip.credits,
      at: now,
    });
    const balance = await spendCredits(deps, tx, {
      subject: { type: 'tip', id },
      claim: insertTipStatement.fill({
        id,
        fanId: viewer.id,
        now,
        ...tip,
        conversationId: tip.conversationId ?? null,
        liveId: tip.liveId ?? null,
        idempotencyKey: idempotencyKey ?? id,
      }),
      fanId: viewer.id,
      credits: tip.credits,
      terms,
      details: { creator_id: terms.creator_id, name: terms.creator_name },
      correlationId,
      stripe,
    });
    return { id, balance };
  });
}

type Sent = NonNullable<Awaited<ReturnType<typeof findTipByKey>>>;

async function alreadySent(tx: Tx, fanId: string, tip: Tip, sent: Sent) {
  const isSame =
    sent.creator_id === tip.creatorId &&
    sent.conversation_id === (tip.conversationId ?? null) &&
    sent.live_id === (tip.liveId ?? null) &&
    sent.credits === tip.credits &&
    sent.message === tip.message;
  if (!isSame)
    throw new AppError('idempotency_key_reused', { detail: (language) => problemsTexts[language].keyReused });
  const { balance } = await readFigures(tx, accounts.fanWallet(fanId));
  return { id: sent.id, balance };
}
