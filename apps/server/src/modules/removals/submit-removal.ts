import type { CallInput, Calls, Language } from '@likha/contract';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { consumeCaptcha } from '../accounts/index.ts';
import { mailRemovalJob } from './declared-jobs.ts';
import { dueAt } from './removal.ts';
import { findNamedRequest, insertRequest } from './removals.queries.ts';
import type { RemovalsDeps } from './removals-deps.ts';

type Form = CallInput<Calls['submitRemoval']>['body'];

/**
 * Keeps what somebody asks to be removed, and mails them that we have it (P171); once for each name that the device gave it (P948).
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
  const { userId: user_id, language } = sender;
  const row = { id: deps.ids.next(), ...asked, user_id, language, sent_at: now };
  const { id, sent_at: sentAt } = await inTransaction(deps.db, async (tx) => {
    const isNew = await insertRequest(tx, row);
    if (isNew) await addJob(tx, mailRemovalJob, { requestId: row.id, what: 'received' });
    const known = isNew || !asked.client_id ? row : await findNamedRequest(tx, asked.client_id);
    return known ?? row;
  });
  return { id, due_at: dueAt(sentAt).toISOString() };
}
