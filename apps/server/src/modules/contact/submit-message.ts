import type { CallInput, Calls } from '@likha/contract';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { consumeCaptcha } from '../accounts/index.ts';
import { insertMessage } from './contact.queries.ts';
import type { ContactDeps } from './contact-deps.ts';
import { mailOperatorJob } from './declared-jobs.ts';

type Form = CallInput<Calls['submitContact']>['body'];

/**
 * Keeps what a visitor wrote, and has the operator told (P117); once for each name that the device gave it (P948).
 * @param userId who is signed in, if anybody
 * @throws AppError `captcha_required`, `captcha_failed`; nothing is kept then
 */
export async function submitMessage(
  deps: ContactDeps,
  { name, email, message, recaptcha_token, client_id: clientId }: Form,
  userId: string | null,
): Promise<void> {
  const now = deps.clock.now();
  await consumeCaptcha(deps, recaptcha_token, now);
  const id = deps.ids.next();
  await inTransaction(deps.db, async (tx) => {
    const row = { id, name, email, message, user_id: userId, client_id: clientId ?? null, sent_at: now };
    if (!(await insertMessage(tx, row))) return;
    if (deps.contactEmail !== null) await addJob(tx, mailOperatorJob, { messageId: id });
  });
}
