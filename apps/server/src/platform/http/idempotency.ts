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
import type { KeysInHand } from './keys-in-hand.ts';
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
  keysInHand: KeysInHand;
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
  if (deps.keysInHand.isFull()) throw new AppError('service_unavailable', { retryAfterSeconds: 5 });
  const use: KeyUse = {
    userId: request.userId,
    key: request.key,
    hash: hashOf(request),
    holder: deps.liveness.id,
    at: deps.clock.now(),
  };
  const letGo = await deps.keysInHand.take(nameOf(use), performance.now() + MAX_WAIT_MS);
  if (!letGo) throw stillAnswering();
  try {
    return owedAnswer(deps.keysInHand, use) ?? (await claimAndAct(deps, use, act));
  } finally {
    letGo();
  }
}

async function claimAndAct(deps: IdempotencyDeps, use: KeyUse, act: () => Promise<Answer>): Promise<Answer> {
  const replay = await claimOrWait(deps.db, use).catch((error: unknown) => {
    // The connection may have been lost after the key was taken: then nobody else would let it go.
    if (!(error instanceof AppError)) oweReturn(deps, use);
    throw error;
  });
  if (replay) return replay;
  try {
    const answer = await act();
    await settleNote(deps, use, answer, () => answer);
    return answer;
  } catch (error) {
    const { code, details } = toAppError(error);
    const refusal = { status: REFUSED, body: keepRefusal(code, details) };
    if (isFinal(code)) await settleNote(deps, use, refusal, () => replayed(refusal));
    else if (!(await insist(deps.log, () => giveBack(deps.db, use)))) oweReturn(deps, use);
    throw error;
  }
}

/** Stands in place of a status: the body is the code and details of a refusal. */
const REFUSED = 0;
const WAITS_MS = [0, 100, 400];

function nameOf({ userId, key }: KeyUse): string {
  return `${userId} ${key}`;
}

/** What this process has answered already and could not note yet. @throws as `claimAndAct` */
function owedAnswer(keys: KeysInHand, use: KeyUse): Answer | null {
  const owed = keys.owedOf(nameOf(use));
  if (!owed) return null;
  if (!owed.hash.equals(use.hash)) throw keyReused();
  return owed.give() as Answer;
}

/** Notes the answer, now or when the database is back; what was decided is answered all the same, and nobody acts again. */
async function settleNote(
  { db, log, keysInHand }: IdempotencyDeps,
  use: KeyUse,
  answer: Answer,
  give: () => Answer,
): Promise<void> {
  const write = () => noteAnswer(db, use, answer);
  if (!(await insist(log, write))) keysInHand.owe(nameOf(use), { answer: { hash: use.hash, give }, write });
}

function oweReturn({ db, keysInHand }: IdempotencyDeps, use: KeyUse): void {
  keysInHand.owe(nameOf(use), { answer: null, write: () => giveBack(db, use) });
}

/** Tries a few times to write what became of a key. False when it could not be. */
async function insist(log: Log, write: () => Promise<void>): Promise<boolean> {
  for (const waitMs of WAITS_MS) {
    await pause(waitMs);
    try {
      await write();
      return true;
    } catch (error) {
      log.error({ err: error }, 'what became of an idempotency key could not be written');
    }
  }
  return false;
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
/** Counted rather than timed, so that a slow machine sees as many signs of life. */
const MAX_LOOKS = 50;
/** How long a request waits for another one of this process with its key: below what a screen waits (P34). */
const MAX_WAIT_MS = 8000;
/** Looked at every so many looks, and taken for dead when it was not seen to live in this many of them in a row. */
const LOOKS_A_SIGN = 5;
const SIGNS_MISSED = 8;

/** Null when the key is ours to answer. While another process has it, its answer is awaited rather than refused. */
async function claimOrWait(db: Database, use: KeyUse): Promise<Answer | null> {
  let missed = 0;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    if (look > 0) await pause(LOOK_EVERY_MS);
    const claim = await claimKey(db, use);
    if (claim.outcome === 'changed meanwhile') continue;
    if (claim.outcome !== 'held') return settled(claim);
    if (look % LOOKS_A_SIGN !== 0) continue;
    missed = (await isHolderSeen(db, claim.by)) ? 0 : missed + 1;
    if (missed > SIGNS_MISSED && (await takeFromDead(db, use, claim.by))) return null;
  }
  throw stillAnswering();
}

function stillAnswering(): AppError {
  return new AppError('request_in_progress', {
    detail: (language) => problemsTexts[language].stillAnswering,
    retryAfterSeconds: 1,
  });
}

function keyReused(): AppError {
  return new AppError('idempotency_key_reused', {
    detail: (language) => problemsTexts[language].keyReused,
  });
}

function settled(claim: Exclude<Claim, { outcome: 'held' | 'changed meanwhile' }>): Answer | null {
  if (claim.outcome === 'claimed') return null;
  if (claim.outcome === 'used for another request') throw keyReused();
  return replayed({ status: claim.status, body: JSON.parse(claim.response) });
}

/** @throws AppError when a refusal was noted */
function replayed({ status, body }: Answer): Answer {
  if (status === REFUSED) throw refusalFrom(body as Parameters<typeof refusalFrom>[0]);
  return { status, body };
}
