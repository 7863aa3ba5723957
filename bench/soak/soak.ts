import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Crowd, type Hostile, neverEnds, neverReads, silentSockets, slowUploads } from './hostile.ts';

export interface SoakOptions {
  port: number;
  seconds: number;
  people: number;
  /** Between what one of them asks for; all of them together stay below the limit of one address. */
  pauseMs: number;
  /** Sockets with requests behind one another and unread answers. */
  unread: number;
  /** Bodies of nobody that never end. */
  unfinished: Crowd;
  /** Uploads that hardly move, by the people of these tokens. */
  uploads: Crowd & { tokens: readonly string[] };
  /** Sockets that say nothing, by the people of these tokens; none where it is left out. */
  sockets?: Crowd & { tokens: readonly string[] };
  /** How long honest people wait for an answer; 5,000 unless said. */
  patienceMs?: number;
}

export interface SoakResult {
  answered: number;
  /** What honest people asked for and did not get, also when they tried again. */
  failed: string[];
  p99Ms: number;
}

/** What honest people ask for; the last with a body, as a press of a button is. */
const ASKED: readonly { path: string; body?: string }[] = [
  { path: '/api/config' },
  { path: '/api/creators?limit=5' },
  { path: '/healthz' },
  {
    path: '/api/media-test/access',
    body: JSON.stringify({ file_key: '0198f000-0000-7000-8000-000000000001' }),
  },
];
const TRIES = 3;

/** Honest people go on, with a pause between what they ask for, while somebody hostile does the worst he can. */
export async function soak({
  port,
  seconds,
  people,
  pauseMs,
  unread,
  unfinished,
  uploads,
  sockets,
  patienceMs = 5000,
}: SoakOptions): Promise<SoakResult> {
  const hostile: Hostile[] = [
    neverReads(port, unread),
    neverEnds(port, unfinished),
    slowUploads(port, uploads.tokens, uploads),
    ...(sockets ? [silentSockets(port, sockets.tokens, sockets)] : []),
  ];
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 2 });
      for (let round = person; performance.now() < until; round += 1) {
        const began = performance.now();
        const problem = await getPatiently(
          { port, patienceMs },
          ASKED[round % ASKED.length] ?? { path: '/' },
          agent,
        );
        if (problem) failed.push(problem);
        else times.push(performance.now() - began);
        await pause(pauseMs);
      }
      agent.destroy();
    }),
  );
  for (const one of hostile) one.stop();
  times.sort((a, b) => a - b);
  return { answered: times.length, failed, p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0) };
}

type Asked = (typeof ASKED)[number];
type Door = Required<Pick<SoakOptions, 'port' | 'patienceMs'>>;

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * As a browser does: a connection that was cut is tried again, and who is told to come again comes when it is said. Null when
 * there was an answer.
 */
async function getPatiently(door: Door, asked: Asked, agent: Agent): Promise<string | null> {
  let problem = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    let waitMs = 50;
    try {
      const { status, retryAfter } = await get(door, asked, agent);
      if (status === 200) return null;
      problem = `${asked.path}: ${status}`;
      if (retryAfter !== undefined) waitMs = Number(retryAfter) * 1000;
    } catch (error) {
      problem = `${asked.path}: ${(error as Error).message}`;
    }
    await pause(waitMs);
  }
  return problem;
}

function get({ port, patienceMs }: Door, { path, body }: Asked, agent: Agent): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((done, fail) => {
    const asked = request(
      { port, path, method, headers, agent, host: '127.0.0.1', timeout: patienceMs },
      (answer) => {
        answer.resume();
        const { statusCode: status = 0, headers: said } = answer;
        answer.once('end', () => done({ status, retryAfter: said['retry-after'] })).once('error', fail);
      },
    );
    asked
      .once('error', fail)
      .once('timeout', () => asked.destroy(new Error(`no answer in ${patienceMs} ms`)));
    asked.end(body);
  });
}
