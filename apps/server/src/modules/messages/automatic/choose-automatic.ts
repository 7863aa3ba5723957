import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AUTOMATIC_KINDS, type AutomaticKind } from '@likha/contract/late-limits';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOLDS_FROM, matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { listAutomatic, putAutomatic } from './automatic.queries.ts';

/** What a creator has written for new subscribers, and for whose subscription ended: one of each, off and empty until then. */
export async function readAutomatic(
  deps: BaseDeps,
  creatorId: string,
): Promise<CallResponse<Calls['getAutomaticMessages']>> {
  const written = await listAutomatic(deps.db, creatorId);
  const messages = AUTOMATIC_KINDS.map((kind) => {
    const known = written.find((each) => each.kind === kind);
    return { kind, text: known?.text ?? '', is_on: known?.is_on ?? false };
  });
  return { messages };
}

/**
 * Writes one of them, and turns it on or off (P456).
 * @throws AppError `validation_failed` for spam that would be looked at or refused in a message, as to many (P452)
 */
export async function chooseAutomatic(
  deps: BaseDeps,
  creatorId: string,
  kind: AutomaticKind,
  { text, is_on }: CallInput<Calls['putAutomaticMessage']>['body'],
): Promise<CallResponse<Calls['putAutomaticMessage']>> {
  await refuseSpam(deps, { type: 'message', authorId: creatorId, fields: { text }, from: HOLDS_FROM });
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await putAutomatic(tx, creatorId, { kind, text: text === '' ? null : text, is_on }, now);
    // What is only recorded of it is; nothing is held.
    await matchKeywords(deps, tx, { type: 'message', id: deps.ids.next(), authorId: creatorId, text });
  });
  return { kind, text, is_on };
}
