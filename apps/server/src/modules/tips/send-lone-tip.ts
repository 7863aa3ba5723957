import type { Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { matchKeywords, refuseWords } from '../reviews/index.ts';
import type { SalesDeps } from '../sales/index.ts';
import { sendTip, type Tip } from './send-tip.ts';
import { findTipByKey } from './tips.queries.ts';

/**
 * Tips a creator outside of conversations and streams. Its words wait for nobody's look, as the creator has them with the money: what
 * would be held elsewhere is refused (P153). One that was paid is answered again, whatever keywords there are by now.
 * @returns the tip, and the credits left
 * @throws AppError `validation_failed` for spam, before anything is paid; and what a tip throws
 */
export async function sendLoneTip(
  deps: SalesDeps,
  fan: Viewer,
  tip: Tip,
  { idempotencyKey, correlationId }: { idempotencyKey: string | null; correlationId: string },
): Promise<{ id: string; balance: number }> {
  const { message } = tip;
  const isPaid = idempotencyKey !== null && (await findTipByKey(deps.db, fan.id, idempotencyKey));
  if (!isPaid) await refuseWords(deps, fan.id, message);
  // What is only recorded of words is.
  const alsoKeep = async (tx: Tx, id: string) => {
    if (message !== '')
      await matchKeywords(deps, tx, { type: 'message', id, authorId: fan.id, text: message });
  };
  return sendTip(deps, fan, tip, { idempotencyKey, correlationId, alsoKeep });
}
