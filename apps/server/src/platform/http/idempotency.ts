import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallInput } from '@likha/contract';
import { isFinal } from '@likha/contract/errors';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Liveness } from '../liveness.ts';
import type { Log } from '../log.ts';
import {
  type Claim,
  claimKey,
  giveBack,
  isHolderSeen,
  type KeyUse,
  noteAnswer,
  takeFromDead,
} from './idempotency-keys.ts';
import { keepRefusal, refusalFrom } from './kept-refusal.ts';
import { toAppError } from './problem.ts';
import { problemsTexts } from './problems.texts.generated.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Reads and checks the `Idempotency-Key` header; null when absent. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY_PATTERN.test(header))
    throw new AppError('validation_failed', {
      detail: (language) => problemsTexts[language].keyForm,
      errors: { 'Idempotency-Key': (language) => problemsTexts[language].keyFormShort },
    });
  return header;
}

export interface IdempotencyDeps {
  db: Database;
  clock: Clock;
  log: Log;
  liveness: Liveness;
}

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
 * (P17), also after the key was given back. A server error or a provider that was down is not an answer: the key
 * is given back for a retry. Use cases are idempotent themselves, so a crash between their commit and ours takes
 * nothing twice.
 */
export async function answerOnce(
  deps: IdempotencyDeps,
  request: IdempotentRequest,
  act: () => Promise<Answer>,
): Promise<Answer> {
  await showLiving(deps.liveness);
  const use: KeyUse = {
    userId: request.userId,
    key: request.key,
    hash: hashOf(request),
    holder: deps.liveness.id,
    at: deps.clock.now(),
  };
  const replay = await claimOrWait(deps.db, use);
  if (replay) return replay;
  try {
    const answer = await act();
    await insist(deps.log, () => noteAnswer(deps.db, use, answer));
    return answer;
  } catch (error) {
    const { code, details } = toAppError(error);
    const refusal = { status: REFUSED, body: keepRefusal(code, details) };
    await insist(deps.log, () =>
      isFinal(code) ? noteAnswer(deps.db, use, refusal) : giveBack(deps.db, use),
    );
    throw error;
  }
}

/** Stands in place of a status: the body is the code and details of a refusal. */
const REFUSED = 0;
const WAITS_MS = [0, 100, 400];

/**
 * Writes what became of a key. When that cannot be written, the key stays held: what was decided is answered all the same,
 * and nobody acts a second time while this process lives.
 */
async function insist(log: Log, write: () => Promise<void>): Promise<void> {
  for (const waitMs of WAITS_MS) {
    await pause(waitMs);
    try {
      return await write();
    } catch (error) {
      log.error({ err: error }, 'what became of an idempotency key could not be written');
    }
  }
}

const SHOW_WITHIN_MS = 2000;

/** Who cannot show that he lives holds no key: others would take it from him. */
async function showLiving(liveness: Liveness): Promise<void> {
  if (liveness.lostForMs() === 0) return;
  await Promise.race([liveness.whenHeld(), pause(SHOW_WITHIN_MS)]);
  if (liveness.lostForMs() > 0) throw new AppError('service_unavailable', { retryAfterSeconds: 2 });
}

function hashOf({ call, input }: IdempotentRequest): Buffer {
  return createHash('sha256')
    .update(
      JSON.stringify([call.method, call.path, input.params ?? null, input.query ?? null, input.body ?? null]),
    )
    .digest();
}

const LOOK_EVERY_MS = 100;
const MAX_LOOKS = 50;
/** Looked at every so many looks, and taken for dead when it was not seen to live in this many of them in a row. */
const LOOKS_A_SIGN = 5;
const SIGNS_MISSED = 8;

/** Null when the key is ours to answer. While another request has it, its answer is awaited rather than refused. */
async function claimOrWait(db: Database, use: KeyUse): Promise<Answer | null> {
  let missed = 0;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    if (look > 0) await pause(LOOK_EVERY_MS);
    const claim = await claimKey(db, use);
    if (claim.outcome === 'changed meanwhile') continue;
    if (claim.outcome !== 'held') return settled(claim);
    if (claim.by === use.holder || look % LOOKS_A_SIGN !== 0) continue;
    missed = (await isHolderSeen(db, claim.by)) ? 0 : missed + 1;
    if (missed > SIGNS_MISSED && (await takeFromDead(db, use, claim.by))) return null;
  }
  throw new AppError('request_in_progress', {
    detail: (language) => problemsTexts[language].stillAnswering,
    retryAfterSeconds: 1,
  });
}

function settled(claim: Exclude<Claim, { outcome: 'held' | 'changed meanwhile' }>): Answer | null {
  if (claim.outcome === 'claimed') return null;
  if (claim.outcome === 'used for another request')
    throw new AppError('idempotency_key_reused', {
      detail: (language) => problemsTexts[language].keyReused,
    });
  const body = JSON.parse(claim.response);
  if (claim.status === REFUSED) throw refusalFrom(body);
  return { status: claim.status, body };
}
