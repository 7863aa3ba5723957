import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { SCHEDULE } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { HOLDS_FROM, matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { moveBroadcastJob } from '../declared-jobs.ts';
import { giveFiles } from '../files/give-files.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import { findBroadcast, insertBroadcast } from './broadcasts.queries.ts';
import { findWanted } from './find-wanted.ts';
import { presentBroadcast } from './present-broadcast.ts';
import { countReceivers } from './receivers.queries.ts';

type Form = CallInput<Calls['createBroadcast']>['body'];

/**
 * Takes a message to many, once for each name that the device gave it; a job sends it (P450, P451).
 * @throws AppError `validation_failed` for spam that would be looked at or refused in a message (P452), a price without files, files that are
 *   not there, and a moment that is too near or too far
 */
export async function createBroadcast(
  deps: BaseDeps,
  creatorId: string,
  form: Form,
): Promise<CallResponse<Calls['createBroadcast']>> {
  const by = { clientId: form.client_id };
  if (!(await findBroadcast(deps.db, creatorId, by))) {
    checkForm(form, deps.clock.now());
    await refuseSpam(deps, {
      type: 'message',
      authorId: creatorId,
      fields: { text: form.text },
      from: HOLDS_FROM,
    });
    await inTransaction(deps.db, (tx) => keep(deps, tx, creatorId, form));
  }
  const row = await findBroadcast(deps.db, creatorId, by);
  if (!row) throw new AppError('message_not_found');
  return presentBroadcast(row, deps.clock.now());
}

function checkForm({ price, media_ids: ids, scheduled_at: at }: Form, now: Date): void {
  if (price != null && ids.length === 0)
    throw new AppError('validation_failed', {
      errors: { price: (language) => messagesTexts[language].priceNeedsFiles },
    });
  if (at == null) return;
  const ahead = new Date(at).getTime() - now.getTime();
  if (ahead < SCHEDULE.minMinutes * MINUTE_MS || ahead > SCHEDULE.maxDays * DAY_MS)
    throw new AppError('validation_failed', {
      errors: {
        scheduled_at: (language) => messagesTexts[language].scheduleWrong({ count: SCHEDULE.minMinutes }),
      },
    });
}

async function keep(deps: BaseDeps, tx: Tx, creatorId: string, form: Form): Promise<void> {
  const [id, now] = [deps.ids.next(), deps.clock.now()];
  const { audience, exclude, media_ids: ids } = form;
  const wanted = await findWanted(tx, creatorId, {
    audience,
    exclude,
    list_id: form.list_id ?? null,
    exclude_lists: form.exclude_lists,
  });
  const scheduledAt = form.scheduled_at == null ? null : new Date(form.scheduled_at);
  const isNew = await insertBroadcast(tx, {
    id,
    creator_id: creatorId,
    client_id: form.client_id,
    text: form.text === '' ? null : form.text,
    price: form.price ?? null,
    files_count: ids.length,
    audience,
    list_id: wanted.list?.id ?? null,
    list_name: wanted.listName,
    exclude: [...new Set(exclude)],
    exclude_lists: wanted.excludeLists.map((list) => list.id),
    state: scheduledAt ? 'scheduled' : 'sending',
    created_at: now,
    scheduled_at: scheduledAt,
    started_at: scheduledAt ? null : now,
    receivers_count: await countReceivers(tx, wanted, now),
  });
  if (!isNew) return;
  await giveFiles(tx, { broadcastId: id }, { senderId: creatorId, ids });
  // What is only recorded of it is; nothing is held.
  await matchKeywords(deps, tx, { type: 'message', id, authorId: creatorId, text: form.text });
  if (!scheduledAt) await addJob(tx, moveBroadcastJob, { broadcastId: id });
}
