import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import { whyClosed } from './appeal.ts';
import { type CaseRow, findCase, insertAppeal } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { presentCase } from './present-appeal.ts';

/** What was decided, and how the appeal against it stands, for who has the link. @throws AppError `link_invalid` */
export async function readCase(deps: AppealsDeps, token: string): Promise<CallResponse<Calls['readAppeal']>> {
  return presentCase(await findByToken(deps, token), deps.clock.now());
}

/** Against each sanction, and against each payout that was rejected (P958). */
const ONE_EACH = ['appeals_one_each', 'appeals_one_each_payout'] as const;

/**
 * Takes an appeal against a decision, once, within 30 days (P170).
 * @throws AppError `link_invalid`; `appeal_closed` after that, and of two at once for the second
 */
export async function sendAppeal(
  deps: AppealsDeps,
  { token, text }: { token: string; text: string },
): Promise<NonNullable<CallResponse<Calls['readAppeal']>['appeal']>> {
  const found = await findByToken(deps, token);
  const now = deps.clock.now();
  const why = whyClosed(found, now);
  if (why) throw closed(why);
  const { sanction_id, payout_id, user_id } = found;
  const appeal = { sanction_id, payout_id, user_id, text, sent_at: now };
  try {
    await inTransaction(deps.db, (tx) => insertAppeal(tx, { id: deps.ids.next(), ...appeal }));
  } catch (error) {
    if (ONE_EACH.some((name) => isUniqueViolation(error, name))) throw closed('appealed');
    throw error;
  }
  return { text, sent_at: now.toISOString(), decision: null, answer: null, decided_at: null };
}

async function findByToken({ db, appealTokens }: AppealsDeps, token: string): Promise<CaseRow> {
  const id = appealTokens.read(token);
  const found = id === null ? undefined : await findCase(db, id);
  if (!found)
    throw new AppError('link_invalid', { detail: (language) => appealsTexts[language].linkInvalid });
  return found;
}

function closed(why: 'appealed' | 'tooLate'): AppError {
  return new AppError('appeal_closed', { detail: (language) => appealsTexts[language][why] });
}
