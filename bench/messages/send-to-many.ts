import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { pingCalls } from '../live/ping-calls.ts';
import type { Running } from '../processes.ts';
import { familyMs, processorMs } from '../processor-time.ts';
import { CREATOR_TOKEN } from './fill-messages.ts';

/** What came of a message to all subscribers. */
export interface SentToMany {
  /** Until the call was answered. */
  acceptedMs: number;
  /** From the call until each receiver had it. */
  deliveredSeconds: number;
  receivers: number;
  /** Messages that are there, which each receiver has one of. */
  messages: number;
  /** The 99th percentile of other calls before, and while it was delivered. */
  p99BeforeMs: number;
  p99MeanwhileMs: number;
  /** Processor time for each receiver, in milliseconds. */
  workerMs: number;
  databaseMs: number;
}

export interface SendingTo {
  db: Database;
  origin: string;
  worker: Running;
  /** The program whose children are the database's processes. */
  postmaster: number;
}

const BEFORE_SECONDS = 15;
const LOOK_MS = 250;
const PATIENCE_MS = 10 * 60_000;

/** Sends a message to all subscribers, and looks until everybody has it; others go on asking meanwhile. */
export async function sendToMany({ db, origin, worker, postmaster }: SendingTo): Promise<SentToMany> {
  const p99BeforeMs = await pingCalls(origin, BEFORE_SECONDS);
  const spent = () => [processorMs(worker.pid), familyMs(postmaster)] as const;
  const [workerBefore, databaseBefore] = spent();
  const began = performance.now();
  const answer = await fetch(`${origin}/api/messages/broadcasts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CREATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: randomUUID(), text: 'To all of you', audience: 'subscribers' }),
  });
  if (answer.status !== 201) throw new Error(`it was answered with ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const acceptedMs = performance.now() - began;
  const meanwhile = new AbortController();
  const others = pingCalls(origin, PATIENCE_MS / 1000, meanwhile.signal);
  const receivers = await untilSent(db, id);
  const deliveredSeconds = (performance.now() - began) / 1000;
  const [workerAfter, databaseAfter] = spent();
  meanwhile.abort();
  return {
    acceptedMs,
    deliveredSeconds,
    receivers,
    messages: await countMessages(db, id),
    p99BeforeMs,
    p99MeanwhileMs: await others,
    workerMs: (workerAfter - workerBefore) / receivers,
    databaseMs: (databaseAfter - databaseBefore) / receivers,
  };
}

/** @returns how many it was sent to */
async function untilSent(db: Database, id: string): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { rows } = await sql<{ sent: number }>`
      select sent_count as sent from broadcasts where id = ${id}::uuid and state = 'sent'`.execute(db);
    if (rows[0]) return rows[0].sent;
    await pause(LOOK_MS);
  }
  throw new Error('it was not delivered');
}

async function countMessages(db: Database, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct conversation_id)::int as count from messages where broadcast_id = ${id}::uuid`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
