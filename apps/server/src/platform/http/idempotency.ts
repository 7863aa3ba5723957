import { createHash } from 'node:crypto';
import type { Call, CallInput } from '@likha/contract';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { toAppError } from './problem.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;
/** A request that has not answered after this long died with its process; its key may be taken over. */
const ABANDONED_AFTER_MS = 60_000;

/** Reads and checks the `Idempotency-Key` header; null when absent. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY_PATTERN.test(header))
    throw new AppError('validation_failed', {
      detail: 'Idempotency-Key must be 1 to 200 visible characters.',
      errors: { 'Idempotency-Key': 'Use 1 to 200 visible characters' },
    });
  return header;
}

const LOOK_EVERY_MS = 100;
const MAX_LOOKS = 50;

export interface IdempotentRequest {
  userId: string;
  key: string;
  call: Call;
  input: Pick<CallInput<Call>, 'params' | 'query' | 'body'>;
}

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Same key and same request replays the first answer; the same key with another request is refused with 422
 * (decision 17). A server error or a provider that was down is not an answer: the key is freed for a retry. Use
 * cases are idempotent themselves, so a crash between their commit and ours takes nothing twice.
 */
export async function answerOnce(
  { db, clock }: { db: Database; clock: Clock },
  request: IdempotentRequest,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const replay = await claimOrWait(db, clock, request);
  if (replay) return replay;
  try {
    const answer = await act();
    await remember(db, request, answer);
    return answer;
  } catch (error) {
    const refusal = toAppError(error);
    if (isFinal(refusal))
      await remember(db, request, {
        status: 0,
        body: { code: refusal.code, details: { ...refusal.details, cause: undefined } },
      });
    else await release(db, request);
    throw error;
  }
}

/** A refusal that asking again cannot change while nothing else does; others are worth a retry with the same key. */
function isFinal(refusal: AppError): boolean {
  return [
    'idempotency_key_reused',
    'price_changed',
    'amount_out_of_range',
    'coupon_invalid',
    'not_for_sale',
  ].includes(refusal.code);
}

function hashOf({ call, input }: IdempotentRequest): Buffer {
  return createHash('sha256')
    .update(
      JSON.stringify([call.method, call.path, input.params ?? null, input.query ?? null, input.body ?? null]),
    )
    .digest();
}

/** While another request with this key is under way, its answer is awaited rather than refused. */
async function claimOrWait(db: Database, clock: Clock, request: IdempotentRequest): Promise<Answer | null> {
  for (let look = 1; ; look += 1) {
    try {
      return await claim(db, clock, request);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'request_in_progress') || look >= MAX_LOOKS)
        throw error;
      await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
    }
  }
}

/** Null when the key is now ours to answer. */
async function claim(db: Database, clock: Clock, request: IdempotentRequest): Promise<Answer | null> {
  const now = clock.now();
  const hash = hashOf(request);
  const { userId, key } = request;
  const fresh = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, locked_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (fresh) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return claim(db, clock, request);
  if (!row.request_hash.equals(hash))
    throw new AppError('idempotency_key_reused', {
      detail: 'This Idempotency-Key was used for another request.',
    });
  if (row.status !== null) return replayOf(row.status, row.response ?? 'null');
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ locked_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('locked_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  throw new AppError('request_in_progress', {
    detail: 'The first request with this key is still being answered.',
    retryAfterSeconds: 1,
  });
}

function replayOf(status: number, response: string): Answer {
  const body = JSON.parse(response);
  if (status === 0) throw new AppError(body.code, body.details);
  return { status, body };
}

async function remember(db: Database, { userId, key }: IdempotentRequest, answer: Answer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: JSON.stringify(answer.body) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

async function release(db: Database, { userId, key }: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
