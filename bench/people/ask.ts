import { type ClientRequest, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { BROWSER } from '../load.ts';

/** As a screen waits for an answer. */
const PATIENCE_MS = 10_000;
const TRIES = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_TIMES = 200_000;

/** What is asked, under the name by which it is counted. */
export interface Asked {
  name: string;
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object | { form: Buffer; type: string };
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** 0 where there was none. */
  status: number;
  /** Of JSON; empty for anything else. */
  body: Record<string, unknown>;
}

/** What became of the calls of one name. */
export interface Counted {
  /** Of answers, in milliseconds. */
  times: number[];
  /** `200`, `409 insufficient_credits`, `none`. */
  statuses: Map<string, number>;
  /** Acts, each of which may have been tried several times. */
  acts: number;
  answered: number;
}

/** "Not now" is no answer; a refusal is one. */
export const isAnswer = (status: number): boolean => status > 0 && status < 500 && status !== 429;

export interface Client {
  /** Tried a few times under one name, as screens do. @returns what was said last */
  ask(asked: Asked): Promise<Answer>;
  readonly counted: ReadonlyMap<string, Counted>;
  close(): void;
}

/** Asks one address by connections that are kept, so many at most. */
export function createClient(url: string, connections: number): Client {
  const origin = new URL(url);
  const isSecure = origin.protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: connections });
  const counted = new Map<string, Counted>();

  function noteOf(name: string): Counted {
    const known = counted.get(name) ?? { times: [], statuses: new Map(), acts: 0, answered: 0 };
    counted.set(name, known);
    return known;
  }

  function once({
    method = 'GET',
    path,
    body,
    headers = {},
  }: Asked): Promise<Answer & { waitMs: number | null }> {
    const isForm = body !== undefined && 'form' in body && Buffer.isBuffer(body.form);
    const payload =
      body === undefined ? undefined : isForm ? (body.form as Buffer) : Buffer.from(JSON.stringify(body));
    const type = isForm ? String((body as { type: string }).type) : 'application/json';
    return new Promise((done) => {
      const none = () => done({ status: 0, body: {}, waitMs: null });
      const options = {
        ...{ method, agent, timeout: PATIENCE_MS },
        headers: {
          ...BROWSER,
          'accept-encoding': 'identity',
          ...headers,
          ...(payload && { 'content-type': type, 'content-length': String(payload.length) }),
        },
      };
      const asking: ClientRequest = (isSecure ? secureRequest : plainRequest)(
        new URL(path, origin),
        options,
        (answer) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > MOST_BYTES) asking.destroy();
            else chunks.push(chunk);
          });
          answer.once('error', none).once('end', () => {
            const after = Number(answer.headers['retry-after']);
            const isJson = /json/.test(answer.headers['content-type'] ?? '');
            done({
              status: answer.statusCode ?? 0,
              body: isJson ? parse(Buffer.concat(chunks).toString()) : {},
              waitMs: Number.isFinite(after) ? after * 1000 : null,
            });
          });
        },
      );
      // An answer that drips for ever has none either.
      const timer = setTimeout(() => asking.destroy(), PATIENCE_MS);
      asking.once('error', none).once('timeout', () => asking.destroy());
      asking.once('close', () => clearTimeout(timer));
      asking.end(payload);
    });
  }

  return {
    counted,
    async ask(asked) {
      const note = noteOf(asked.name);
      note.acts += 1;
      let waitMs = FIRST_WAIT_MS;
      for (let tried = 1; ; tried += 1) {
        const began = performance.now();
        const { waitMs: saidMs, ...answer } = await once(asked);
        const said = sayStatus(answer);
        note.statuses.set(said, (note.statuses.get(said) ?? 0) + 1);
        if (answer.status > 0 && note.times.length < MOST_TIMES) note.times.push(performance.now() - began);
        if (isAnswer(answer.status)) note.answered += 1;
        if (isAnswer(answer.status) || tried === TRIES) return answer;
        await pause(Math.min(saidMs ?? waitMs, LONGEST_WAIT_MS));
        waitMs *= 2;
      }
    },
    close: () => agent.destroy(),
  };
}

function sayStatus({ status, body }: Answer): string {
  if (status === 0) return 'none';
  return status < 400 || typeof body.code !== 'string' ? String(status) : `${status} ${body.code}`;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
