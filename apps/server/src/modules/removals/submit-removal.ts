import type { CallInput, Calls, Language } from '@likha/contract';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { consumeCaptcha } from '../accounts/index.ts';
import { mailRemovalJob } from './declared-jobs.ts';
import { dueAt } from './removal.ts';
import { insertRequest } from './removals.queries.ts';
import type { RemovalsDeps } from './removals-deps.ts';

type Form = CallInput<Calls['submitRemoval']>['body'];

/**
 * Keeps what somebody asks to be removed, and mails them that we have it (P171).
 * @param sender who is signed in, if anybody, and the language to answer in
 * @throws AppError `captcha_required`, `captcha_failed`; nothing is kept then
 */
export async function submitRemoval(
  deps: RemovalsDeps,
  { recaptcha_token, is_true: _, ...asked }: Form,
  sender: { userId: string | null; language: Language },
): Promise<{ id: string; due_at: string }> {
  const now = deps.clock.now();
  await consumeCaptcha(deps, recaptcha_token, now);
  const id = deps.ids.next();
  await inTransaction(deps.db, async (tx) => {
    const { userId: user_id, language } = sender;
    await insertRequest(tx, { id, ...asked, user_id, language, sent_at: now });
    await addJob(tx, mailRemovalJob, { requestId: id, what: 'received' });
  });
  return { id, due_at: dueAt(now).toISOString() };
}
